// `npm run dev` starts the server, which restarts when its code changes, and Vite's dev server, which updates the page at each save.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { readConfig } from '@portal/server/start/config.ts'
import { readEnvironment } from '@portal/server/start/environment.ts'
import { createServer, type ViteDevServer } from 'vite'
import { buildWebIfChanged } from './build-web.ts'
import { endWithNpm } from './end-with-npm.ts'

const root = resolve(import.meta.dirname, '..')
// Migrations and seed data are read from disk, not imported, so whole folders are watched.
const watched = ['domain', 'contract', 'server'].map((workspace) => `--watch-path=${join(root, workspace)}`)

function startPortal(): ChildProcess {
  return spawn(process.execPath, [...watched, '--watch-preserve-output', join(root, 'server/main.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
}

async function startWeb(): Promise<ViteDevServer> {
  const { port } = readConfig(readEnvironment(process.env))
  process.env.PORTAL_ORIGIN = `http://127.0.0.1:${port}`
  const vite = await createServer({ root: join(root, 'web'), clearScreen: false })
  return vite.listen()
}

async function shutDown(portal: ChildProcess, vite: ViteDevServer): Promise<void> {
  const isRunning = portal.exitCode === null && portal.signalCode === null
  portal.kill('SIGTERM')
  await Promise.all([vite.close(), isRunning ? once(portal, 'exit') : undefined])
  process.exit()
}

endWithNpm()
// The server renders the sign-in page with the web build.
await buildWebIfChanged()
const web = await startWeb()
const portal = startPortal()
console.log('While developing, open the address below. Vite serves the web and passes calls to the portal.')
web.printUrls()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => shutDown(portal, web))
