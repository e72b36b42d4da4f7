# make play   set everything up, start the table, open it in the browser
# make test   set everything up, then everything that CI checks; says in the end where the time went
# make setup  .venv with the ludotek command, the compiled engine and the built client
# make bench  speed, beside peers         make fmt  format         make pins  write constraints.txt
#
# make setup PYTHON=python3.12  takes another Python than tools/python chooses
SHELL := /bin/bash
ifndef PYTHON
PYTHON := $(shell tools/python)
endif
export PYTHON
unexport PYTHONDONTWRITEBYTECODE  # the tests start hundreds of Pythons: what one has compiled serves all
PY := .venv/bin/python
UV := .venv/bin/uv pip
STAGE := @tools/stage
SUB := @$(MAKE) --no-print-directory
TIMES := artifacts/times
PYTEST := .venv/bin/pytest -q
ENGINE_TESTS := $(addprefix tests/, kernel games golden bots table third_party \
	$(addprefix conformance/, test_play.py test_chance.py test_leaving.py) \
	test_engine.py::test_running_tells_the_engine_of_this_process)
ONCE := picture*.py words.py refusals.py secrecy.py positions.py
HOT := $(shell find src/ludotek/kernel src/ludotek/games -name '*.py')
CLIENT := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/ludotek/text/*.ftl)

.PHONY: play setup built test tested check client-test chromium compiled interpreted bench fmt pins clean
.PHONY: format lint types layers texts clauses client-check client-units

# Python and Node have nothing to do with each other: two jobs at a time.
setup:
	@tools/need
	$(SUB) -j2 built

built: .venv/engine src/ludotek/web_dist/index.html

.venv/bin/uv:
	$(STAGE) "python environment" $(PYTHON) -m venv .venv
	$(STAGE) "installer" .venv/bin/pip install --quiet --disable-pip-version-check "uv>=0.9"

# The next target compiles; an install that did it too would do it twice.
.venv/ready: .venv/bin/uv pyproject.toml constraints.txt hatch_build.py
	$(STAGE) "python packages" env LUDOTEK_COMPILE=0 $(UV) install --quiet --python $(PY) --constraint constraints.txt --editable ".[dev]"
	@touch $@

# Without a compiler the file is not made: set-up tries again as soon as there is one.
.venv/engine: .venv/ready $(HOT)
	@if tools/need compiler; then tools/stage "engine, compiled" $(PY) hatch_build.py engine && touch $@; fi

web/node_modules/ready: web/package.json web/package-lock.json
	$(STAGE) "browser packages" npm --prefix web ci --no-audit --no-fund --silent
	@touch $@

src/ludotek/web_dist/index.html: web/node_modules/ready $(CLIENT)
	$(STAGE) "browser client" npm --prefix web run --silent build
	@touch $@

play: setup
	.venv/bin/ludotek serve --open

test:
	@tools/need git
	@rm -rf $(TIMES)
	@$(MAKE) --no-print-directory tested; code=$$?; $(PY) tools/timings.py; exit $$code

# First what needs one core each, two at a time, the longest first: the engine is compiled while the same source is
# tested interpreted. Then the tests that take both cores. (Asked for everything at once, make would begin with whatever
# is ready first, and compile last.)
tested:
	$(SUB) -j2 .venv/ready web/node_modules/ready
	$(SUB) -j2 .venv/engine format lint interpreted client-test src/ludotek/web_dist/index.html check chromium
	$(SUB) compiled

check: format lint types layers texts clauses

format: .venv/ready
	$(STAGE) "format" .venv/bin/ruff format --check .

lint: .venv/ready
	$(STAGE) "lint" .venv/bin/ruff check .

types: .venv/ready
	$(STAGE) "types" .venv/bin/mypy src tests bench tools examples hatch_build.py

layers: .venv/ready
	$(STAGE) "layers" .venv/bin/lint-imports --no-cache

# Interpreted: the engine may be in the middle of being compiled.
texts: .venv/ready
	$(STAGE) "texts" env LUDOTEK_ENGINE=interpreted .venv/bin/ludotek languages

clauses: .venv/ready
	$(STAGE) "clauses" env LUDOTEK_ENGINE=interpreted .venv/bin/ludotek fidelity

client-test: client-check client-units

client-check: web/node_modules/ready
	$(STAGE) "client types and lint" npm --prefix web run --silent check

client-units: web/node_modules/ready
	$(STAGE) "client tests" npm --prefix web run --silent test -- --reporter=default --reporter=junit --outputFile.junit=../$(TIMES)/client.xml

chromium:
	$(STAGE) "chromium" tools/install-chromium

compiled:
	$(STAGE) --show "tests, compiled engine" $(PYTEST) -n 3 --dist worksteal --junitxml $(TIMES)/compiled.xml

# What touches the engine runs in both modes: the kernel, every clause of every game, whole games, bots and tables.
# The rest of conformance and of the games' own tests (positions, secrecy, refusals, advice) asks the same source for
# what test_engines.py compares between both modes after every step of every case; words, pictures, terminal, command
# line, server, browser and packaging get nothing of a state but views and records. Once is enough for them.
interpreted: .venv/ready
	$(STAGE) "tests, interpreted engine" env LUDOTEK_ENGINE=interpreted $(PYTEST) --junitxml $(TIMES)/interpreted.xml -m "not compiled" $(addprefix --ignore-glob=*/test_, $(ONCE)) $(ENGINE_TESTS)

bench: setup
	$(STAGE) "packages of peers" env LUDOTEK_COMPILE=0 $(UV) install --quiet --python $(PY) --constraint constraints.txt --editable ".[dev,bench]"
	.venv/bin/ludotek bench

fmt: .venv/ready
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .

pins: .venv/bin/uv
	$(UV) compile --quiet --universal --python-version 3.11 --no-annotate --no-header --extra dev --extra bench pyproject.toml -o constraints.txt

clean:
	rm -rf .venv build artifacts src/ludotek/web_dist web/node_modules
	find src -name '*.so' -delete
