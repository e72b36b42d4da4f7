# make play   play in this terminal        make test   everything CI checks
# make setup  .venv with the ludotek command    make bench  speed, beside peers     make fmt  format
SHELL := /bin/bash
PY := .venv/bin/python
UV := .venv/bin/uv pip
HOT := $(shell find src/ludotek/kernel src/ludotek/games -name '*.py')

.PHONY: play setup test check compiled interpreted bench fmt pins clean

setup: .venv/ready .venv/engine

.venv/bin/uv:
	python3 -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check "uv>=0.9"

.venv/ready: .venv/bin/uv pyproject.toml constraints.txt hatch_build.py
	$(UV) install --quiet --python $(PY) --constraint constraints.txt --editable ".[dev]"
	touch $@

# An editable install compiles in place; after that only changed sources need it again.
.venv/engine: .venv/ready $(HOT)
	if command -v $${CC:-cc} >/dev/null; then $(PY) hatch_build.py; fi
	touch $@

play: setup
	.venv/bin/ludotek play

test: setup check compiled interpreted

check:
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy src tests bench hatch_build.py
	.venv/bin/lint-imports --no-cache
	.venv/bin/ludotek languages
	.venv/bin/ludotek fidelity

compiled:
	.venv/bin/pytest -n 2 -q

interpreted:
	LUDOTEK_ENGINE=interpreted .venv/bin/pytest -n 2 -q -m "not compiled"

bench: setup
	$(UV) install --quiet --python $(PY) --constraint constraints.txt --editable ".[dev,bench]"
	.venv/bin/ludotek bench

fmt: setup
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .

pins: .venv/bin/uv
	$(UV) compile --quiet --universal --python-version 3.11 --no-annotate --no-header --extra dev --extra bench pyproject.toml -o constraints.txt

clean:
	rm -rf .venv build artifacts
	find src -name '*.so' -delete
