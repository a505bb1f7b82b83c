// `npm run bench:start`: how long `npm start` takes for the first time after the packages are installed; how long the portal takes
// on an empty data folder; and `npm start` on a filled one.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startPortal } from '@portal/server/testing/portal-process.ts'

const root = resolve(import.meta.dirname, '..')
const npmStart = { cwd: root, program: 'npm', args: ['start', '--silent'] }

/** Starts and stops the portal. Returns the seconds until it was ready: in total, and for its database. */
async function time(folder: string, options?: Parameters<typeof startPortal>[1]) {
  const began = performance.now()
  const portal = startPortal({ DATA_DIR: folder, DATABASE_URL: process.env.DATABASE_URL ?? '' }, options)
  await portal.ready()
  const inAll = (performance.now() - began) / 1000
  portal.child.kill('SIGTERM')
  await portal.ended
  const [, opened, filled] = /opened in ([\d.]+) s, schema and seed in ([\d.]+) s/.exec(portal.output()) ?? []
  return { inAll, database: Number(opened) + Number(filled) }
}

const first = await mkdtemp(join(tmpdir(), 'portal-first-start-'))
for (const made of ['web/dist', 'node_modules/.cache/node'])
  await rm(join(root, made), { recursive: true, force: true })
const firstStart = await time(first, npmStart)
await rm(first, { recursive: true, force: true })
const folder = await mkdtemp(join(tmpdir(), 'portal-start-'))
const cold = await time(folder)
const warm = [await time(folder, npmStart), await time(folder, npmStart), await time(folder, npmStart)]
await rm(folder, { recursive: true, force: true })

const figures = [
  { name: 'first npm start', seconds: firstStart.inAll, most: 15 },
  { name: 'migration and seed', seconds: cold.database, most: 15 },
  { name: 'cold start', seconds: cold.inAll, most: 120 },
  { name: 'warm start', seconds: Math.min(...warm.map(({ inAll }) => inAll)), most: 3 },
]
for (const { name, seconds, most } of figures) {
  console.log(`${name.padEnd(20)}${seconds.toFixed(1)} s, at most ${most} s`)
  if (seconds > most) process.exitCode = 1
}
