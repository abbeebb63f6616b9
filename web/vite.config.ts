import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.YAMCLUB_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte()],
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
