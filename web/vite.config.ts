import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { groups } from './build/chunks.ts'
import { precompress } from './build/precompress.ts'
import { preloadShared } from './build/preload-shared.ts'
import { serveApp } from './build/serve-app.ts'
import { withoutAuditWords } from './build/without-audit-words.ts'
import { withoutDescriptions } from './build/without-descriptions.ts'
import { withoutEval } from './build/without-eval.ts'
import { withoutJsonSchema } from './build/without-json-schema.ts'
import { withoutReplies } from './build/without-replies.ts'

/** The running portal to which the dev server proxies calls. */
const portal = process.env.PORTAL_ORIGIN ?? 'http://127.0.0.1:3000'

/** Builds the portal into web/dist. `npm run dev` serves it from source, with a running portal behind it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    withoutEval(),
    withoutJsonSchema(),
    withoutReplies(),
    withoutDescriptions(),
    withoutAuditWords(),
    preloadShared(),
    precompress(),
    serveApp(),
  ],
  // No assets are inlined, because the Content-Security-Policy allows only files of this origin.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    manifest: '.pages/app.json',
    rolldownOptions: {
      input: [join(import.meta.dirname, 'app.html'), join(import.meta.dirname, 'start-portal.tsx')],
      output: { codeSplitting: { groups } },
    },
    // bench/weight measures the transferred bytes instead.
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      // The calls of /api, but not the source files in web/api/.
      '^/api/(?!.*\\.tsx?(\\?|$))': portal,
      '/documents': portal,
      '/letters': portal,
      '/papers': portal,
      '/exports': portal,
      '/crest': portal,
      '/examples': portal,
      '/livez': portal,
      // The server-rendered pages of the last build, with their script and styles.
      '^/(register|terms)?(\\?.*)?$': portal,
      '^/assets/(main|render-page)-': portal,
    },
  },
})
