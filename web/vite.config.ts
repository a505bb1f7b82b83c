import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { groups } from './chunks.ts'
import { precompress } from './precompress.ts'
import { withoutEval } from './without-eval.ts'
import { withoutJsonSchema } from './without-json-schema.ts'

const server = 'http://127.0.0.1:3000'

/** Builds the pages into web/dist; `npx vite web` serves them while they are being written, next to a running portal. */
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
  // The calls, but not the source files of api/.
  server: { proxy: { '^/api/(?!.*\\.tsx?(\\?|$))': server, '/documents': server, '/crest': server, '/livez': server } },
})
