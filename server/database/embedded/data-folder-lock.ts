import { createHash } from 'node:crypto'
import { readFile, realpath, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { makeDataFolder } from '../data-folder.ts'

/** Releases the data folder for another process. */
export type Unlock = () => Promise<void>

/** The file in a locked folder that names the process. */
export const lockFile = 'process-id'

/**
 * Locks a data folder for this process. Two processes on one embedded database silently lose each other's rows, so the
 * second is refused. The lock is a socket without a file (an abstract socket on Linux, a named pipe on Windows, elsewhere a
 * loopback port), which the operating system releases with the process, even if it is killed.
 */
export async function lockDataFolder(folder: string): Promise<Unlock> {
  await makeDataFolder(folder)
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32)
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(lockAddress(name), resolve)
  }).catch(async (error) => {
    throw error.code === 'EADDRINUSE' ? new Error(await sentenceAboutHolder(folder)) : error
  })
  server.unref()
  await writeFile(join(folder, lockFile), `${process.pid}\n`)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

function lockAddress(name: string) {
  const id = `facility-portal-${name}`
  if (process.platform === 'linux') return { path: `\0${id}` }
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${id}` }
  return { host: '127.0.0.1', port: 49_152 + (Number.parseInt(name.slice(0, 8), 16) % 16_384) }
}

async function sentenceAboutHolder(folder: string): Promise<string> {
  const holder = await readFile(join(folder, lockFile), 'utf8').catch(() => '')
  const process = holder.trim() ? ` (process ${holder.trim()})` : ''
  return `Another portal${process} is already running on the data folder ${folder}`
}
