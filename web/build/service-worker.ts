import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { InlineConfig } from 'vite'

/** The build of the portal's service worker, which knows the files of the finished build in this folder. */
export function serviceWorker(folder: string, lists: { files: string[]; visitFiles: string[] }): InlineConfig {
  const page = readFileSync(join(folder, 'app.html'))
  const pageHash = createHash('sha256').update(page).digest('base64url')
  const shell = { version: versionOf(folder, ['app.html', ...lists.files, ...lists.visitFiles]), pageHash, ...lists }
  return workerBuild('service-worker', 'sw.js', { shell: JSON.stringify(shell) })
}

/** The build of the service worker of the page that checks certificates. */
export function verifyWorker(folder: string, files: string[]): InlineConfig {
  const verifyShell = { version: versionOf(folder, files), files }
  return workerBuild('verify-worker', 'verify-sw.js', { verifyShell: JSON.stringify(verifyShell) })
}

function versionOf(folder: string, files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 12)
}

/** `name` is the address of the worker. It must stay the same, so that browsers find the next version. */
function workerBuild(source: string, name: string, define: Record<string, string>): InlineConfig {
  return {
    root: resolve(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: `service-worker/${source}.ts`,
        output: { format: 'iife', entryFileNames: name },
      },
    },
  }
}
