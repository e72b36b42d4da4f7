# make play   set everything up, start the table, open it in the browser
# make test   set everything up, then everything that CI checks
# make setup  .venv with the ludotek command, the compiled engine and the built client
# make bench  speed, beside peers         make fmt  format         make pins  write constraints.txt
SHELL := /bin/bash
PY := .venv/bin/python
UV := .venv/bin/uv pip
HOT := $(shell find src/ludotek/kernel src/ludotek/games -name '*.py')
CLIENT := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/ludotek/text/*.ftl)

.PHONY: play setup test check compiled interpreted client-test bench fmt pins clean

setup: .venv/ready .venv/engine src/ludotek/web_dist/index.html

.venv/bin/uv:
	python3 -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check "uv>=0.9"

.venv/ready: .venv/bin/uv pyproject.toml constraints.txt hatch_build.py
	$(UV) install --quiet --python $(PY) --constraint constraints.txt --editable ".[dev]"
	touch $@

# An editable install compiles in place; after that only changed sources need it again.
.venv/engine: .venv/ready $(HOT)
	if command -v $${CC:-cc} >/dev/null; then $(PY) hatch_build.py engine; fi
	touch $@

web/node_modules/ready: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --silent
	touch $@

src/ludotek/web_dist/index.html: web/node_modules/ready $(CLIENT)
	cd web && npm run --silent build
	touch $@

play: setup
	.venv/bin/ludotek serve --open

test: setup check client-test compiled interpreted

check:
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy src tests bench tools hatch_build.py
	.venv/bin/lint-imports --no-cache
	.venv/bin/ludotek languages
	.venv/bin/ludotek fidelity

client-test:
	cd web && npm run --silent check && npm run --silent test

compiled:
	tools/install-chromium
	.venv/bin/pytest -n 2 -q

# The browser and the server see the engine only through the kernel: once is enough for them.
interpreted:
	LUDOTEK_ENGINE=interpreted .venv/bin/pytest -n 2 -q -m "not compiled" --ignore tests/e2e --ignore tests/server --ignore tests/faults --ignore tests/store

bench: setup
	$(UV) install --quiet --python $(PY) --constraint constraints.txt --editable ".[dev,bench]"
	.venv/bin/ludotek bench

fmt: setup
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .

pins: .venv/bin/uv
	$(UV) compile --quiet --universal --python-version 3.11 --no-annotate --no-header --extra dev --extra bench pyproject.toml -o constraints.txt

clean:
	rm -rf .venv build artifacts src/ludotek/web_dist web/node_modules
	find src -name '*.so' -delete
