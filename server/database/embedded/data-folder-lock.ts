import { createHash } from 'node:crypto'
import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Releases the data folder for another process. */
export type Unlock = () => Promise<void>

/**
 * Holds a data folder for this process alone. Two processes on one embedded database lose each other's rows silently,
 * so the second is refused. The lock is a socket without a file on Linux, and one on the loopback port elsewhere; the
 * operating system frees it with the process, also after a kill.
 */
export async function lockDataFolder(folder: string): Promise<Unlock> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32)
  const server = createServer()
  const address =
    process.platform === 'linux' ? { path: `\0facility-portal-${name}` } : { host: '127.0.0.1', port: portOf(name) }
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`Another portal is already running on the data folder ${folder}`)))
    server.listen(address, resolve)
  })
  server.unref()
  await writeFile(join(folder, 'process-id'), `${process.pid}\n`)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** A port between 49152 and 65535 that stands for a folder's name. */
function portOf(name: string): number {
  return 49_152 + (Number.parseInt(name.slice(0, 8), 16) % 16_384)
}
