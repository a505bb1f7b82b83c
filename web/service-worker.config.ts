import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'

/** The build of the service worker, which knows the files of the finished build in this folder. */
export function serviceWorker(folder: string, files: string[]): InlineConfig {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  const page = readFileSync(join(folder, 'app.html'))
  const version = hash.update(page).digest('hex').slice(0, 12)
  const pageHash = createHash('sha256').update(page).digest('base64url')
  return {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    define: { shell: JSON.stringify({ version, pageHash, files }) },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'service-worker/service-worker.ts',
        // Its address must stay the same, so that browsers find the next version.
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  }
}
