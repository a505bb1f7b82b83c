import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/** Where the lock of this name lies for this clone. Linux and Windows free it by themselves when its holder dies, however it dies. */
function addressOf(root, name) {
  const id = `portal-${name}-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
  if (process.platform === 'linux') return `\0${id}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : join(tmpdir(), `${id}.sock`)
}

/** Listening on the address is holding the lock; whoever waits is connected to it and is cut off when the work is done. */
function tryToHold(address) {
  return new Promise((resolve, reject) => {
    const waiting = new Set()
    const server = createServer((socket) => waiting.add(socket.on('error', () => {})))
    const letGo = () => {
      server.close()
      for (const socket of waiting) socket.destroy()
    }
    server.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)))
    server.listen(address, () => resolve(letGo))
  })
}

function untilLetGo(address) {
  return new Promise((resolve) => {
    const socket = connect(address).resume()
    socket.on('error', ({ code }) => {
      if (code === 'ECONNREFUSED' && address.startsWith('/')) rmSync(address, { force: true })
    })
    socket.on('close', resolve)
  })
}

/**
 * Does the work while no other process of this clone does work of the same name. The work looks first whether it is still to be done.
 *
 * @param {string} root
 * @param {string} name
 * @param {() => void | Promise<void>} work
 */
export async function oneAtATime(root, name, work) {
  const address = addressOf(root, name)
  let letGo = await tryToHold(address)
  while (!letGo) {
    await untilLetGo(address)
    letGo = await tryToHold(address)
  }
  try {
    await work()
  } finally {
    letGo()
  }
}
