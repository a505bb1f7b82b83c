import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { groups } from './chunks.ts'
import { precompress } from './precompress.ts'
import { preloadShared } from './preload-shared.ts'
import { serveApp } from './serve-app.ts'
import { withoutEval } from './without-eval.ts'
import { withoutJsonSchema } from './without-json-schema.ts'

/** The running portal that the dev server passes calls to. */
const portal = process.env.PORTAL_ORIGIN ?? 'http://127.0.0.1:3000'

/** Builds the pages into web/dist. `npm run dev` serves them from the sources, next to a running portal. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutEval(), withoutJsonSchema(), preloadShared(), precompress(), serveApp()],
  // Nothing is written into the page or the style sheets: the Content-Security-Policy allows files of this origin only.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One style sheet: on a slow line each further file takes longer than all of their rules.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: 'es2022',
    manifest: '.pages/app.json',
    rolldownOptions: {
      input: [join(import.meta.dirname, 'app.html'), join(import.meta.dirname, 'start-portal.tsx')],
      output: { codeSplitting: { groups } },
    },
    // bench/weight weighs what travels.
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      // The calls of /api, but not the source files in web/api/.
      '^/api/(?!.*\\.tsx?(\\?|$))': portal,
      '/documents': portal,
      '/crest': portal,
      '/livez': portal,
      // The pages that the server draws, as they were built last, with their script and styles.
      '^/(register|terms)?(\\?.*)?$': portal,
      '^/assets/(main|render-page)-': portal,
    },
  },
})
