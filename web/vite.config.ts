import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.YAMCLUB_SERVER ?? 'http://localhost:8000';

/** The shared words without those of commands that only a terminal has: nobody waits for them on a phone. */
const wordsOfThePage: Plugin = {
  name: 'words-of-the-page',
  enforce: 'pre',
  async load(id) {
    const [path, query] = id.split('?');
    if (query !== 'raw' || !/\/src\/yamclub\/words\/(fr|en)\.ftl$/.test(path ?? '')) return null;
    const messages = (await readFile(path ?? '', 'utf-8')).split(/\n(?=[a-zA-Z#])/);
    const shown = messages.filter((text) => !/^(#|(arena|train|solve|serve|meta|command|replay|verify)-)/.test(text));
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
