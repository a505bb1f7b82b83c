import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** The address of this clone's lock. Linux and Windows release it when the holding process dies, even after kill -9. */
function addressOf(root, name) {
  const id = `portal-${name}-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  if (process.platform === 'linux') return `\0${id}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : join(tmpdir(), `${id}.sock`)
}

/** Listening on the address means holding the lock. Waiting processes stay connected until the holder closes their sockets. */
function tryLock(address) {
  return new Promise((resolve, reject) => {
    const waiting = new Set()
    const server = createServer((socket) => waiting.add(socket.on('error', () => {})))
    const unlock = () => {
      server.close()
      for (const socket of waiting) socket.destroy()
    }
    server.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(address, () => resolve(unlock))
  })
}

function waitForRelease(address) {
  return new Promise((resolve) => {
    const socket = connect(address).resume()
    socket.on('error', ({ code }) => {
      // On macOS a killed holder leaves its socket file behind.
      if (code === 'ECONNREFUSED' && address.startsWith('/')) rmSync(address, { force: true })
    })
    socket.on('close', resolve)
  })
}

/**
 * Runs the task while no other process of this clone runs a task of the same name. The task itself checks first whether
 * another process has already done it.
 *
 * @param {string} root
 * @param {string} name
 * @param {() => void | Promise<void>} task
 */
export async function withLock(root, name, task) {
  const address = addressOf(root, name)
  let unlock = await tryLock(address)
  while (!unlock) {
    await waitForRelease(address)
    unlock = await tryLock(address)
  }
  try {
    await task()
  } finally {
    unlock()
  }
}
