import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.YAMCLUB_SERVER ?? 'http://localhost:8000';

/** Sentences that only a terminal says: those of its commands, and what is wrong with files and records. */
const COMMANDS = /^(#|(arena|analyse|practice|train|solve|serve|meta|command|replay|verify|odds|new|play)-(?!winner|solo))/;
const FILES =
  /^error-(journal_|table_(unusable|not_kept)|bad_(batch|json|goal|choice|argument)|unknown_(argument|objective)|no_(distribution|such_(command|file))|record_of_other_game|cannot_write|file_exists|another_key|bad_key|not_signed|wrong_signature|worker|ray_|training_|nothing_to_learn|illegal_in_batch|options_not_complete|screen_each|port_|unknown_target|\w*(weights|database))/;

/** The shared words without those: nobody waits for them on a phone. */
const wordsOfThePage: Plugin = {
  name: 'words-of-the-page',
  enforce: 'pre',
  async load(id) {
    const [path, query] = id.split('?');
    if (query !== 'raw' || !/\/src\/yamclub\/words\/(fr|en)\.ftl$/.test(path ?? '')) return null;
    const messages = (await readFile(path ?? '', 'utf-8')).split(/\n(?=[a-zA-Z#])/);
    const shown = messages.filter((text) => !COMMANDS.test(text) && !FILES.test(text));
    return `export default ${JSON.stringify(shown.join('\n'))}`;
  },
};

export default defineConfig({
  plugins: [wordsOfThePage, svelte()],
  build: {
    outDir: '../src/yamclub/server/page',
    emptyOutDir: true,
    // Everything is a file of its own: the content security policy lets nothing inline through.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // A slow phone spends more on each file than on its bytes: the first screen is one script and one style, the words
    // of a language are one file.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'words-fr', test: /words\/fr\.ftl/ },
            { name: 'words-en', test: /words\/en\.ftl/ },
            { name: 'first', test: /\/src\/shell\/App\.svelte$/ },
          ],
        },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // The words of the games live beside their rules.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // A busy machine is no bug: the timers that are tested are held by the tests.
  test: { include: ['src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
