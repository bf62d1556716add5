import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { site } from './site-plugin.ts';

/** Canonical addresses, the sitemap and shared pictures must be absolute, so the build asks where the site will stand. */
const origin = (process.env.PUBLIC_URL ?? 'http://127.0.0.1:8000').replace(/\/$/, '');

export default defineConfig({
  root: import.meta.dirname,
  // The site plugin answers for every HTML document; Vite must not guess at one.
  appType: 'custom',
  plugins: [react(), tailwindcss(), site({ origin })],
  server: { proxy: { '/api': 'http://127.0.0.1:8000' } },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Which chunk asks for which: `script-weights.ts` adds them up.
    manifest: true,
    rolldownOptions: {
      // A newcomer's first start builds the pages: how long each plugin took is not what they came for.
      checks: { pluginTimings: false },
      input: [
        'src/main.tsx',
        'src/site/enhance.ts',
        'src/site/exercises/practise.ts',
        'src/offline/worker.ts',
        'src/ui/site.css',
        'src/site/exercises/practise.css',
      ],
      output: {
        // What every screen needs, the sign-in pages too, travels in two files, and what every screen behind the sign-in
        // needs in a third: together they compress better than their parts.
        codeSplitting: {
          groups: [
            { name: 'base', priority: 3, test: /node_modules\/(react|react-dom|react-router|scheduler|zod)\// },
            {
              name: 'house',
              priority: 1,
              test: /node_modules\/@tanstack\/(query-core|react-query)\/|web\/src\/(crisis\/|shell\/(?!narrow-sidebar|not-found|error-screen|guards|quiet)|ui\/(card|dialog|modal|sheet|toasts?)\.)|contract\/src\/crisis/,
            },
            // What the chat needs at once, what it needs beside a reply, and what it needs beside a memory.
            {
              name: 'talk',
              priority: 1,
              test: /web\/src\/(chat\/(chat-state|use-conversations|kept-words|message-time|new-key|plain-words)|exercises\/device|memories\/also-forget)/,
            },
            {
              name: 'plan',
              test: /web\/src\/subscription\/(spent-note|use-subscription|words)|contract\/src\/subscriptions/,
            },
            { name: 'beside-a-memory', test: /web\/src\/memories\/(remembered|use-memor|memory-form|use-doing)/ },
            {
              name: 'shared',
              priority: 2,
              test: /web\/src\/(paths|lib\/(api|kept|problem|session|theme|tokens)|ui\/(alert|button|classes|field|icon|text-input|wren)|shell\/(guards|quiet)|layout\/crisis-help|auth\/resend-confirmation)|contract\/src\/brand|vite\/preload-helper/,
            },
          ],
        },
      },
    },
  },
});
