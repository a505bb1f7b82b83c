import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { groups } from './chunks.ts'
import { precompress } from './precompress.ts'
import { withoutEval } from './without-eval.ts'
import { withoutJsonSchema } from './without-json-schema.ts'

/** The running portal that the dev server passes calls to. */
const portal = process.env.PORTAL_ORIGIN ?? 'http://127.0.0.1:3000'

/** Builds the pages into web/dist. `npm run dev` serves them from the sources, next to a running portal. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutEval(), withoutJsonSchema(), precompress()],
  // Nothing is written into the page or the style sheets: the Content-Security-Policy allows files of this origin only.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
    // bench/weight weighs what travels.
    chunkSizeWarningLimit: 700,
  },
  // The calls of /api, but not the source files in web/api/.
  server: { proxy: { '^/api/(?!.*\\.tsx?(\\?|$))': portal, '/documents': portal, '/crest': portal, '/livez': portal } },
})
