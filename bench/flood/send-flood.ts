// Runs in a thread of its own, so that sending does not distort the measurements.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Flood } from './flood-portal.ts'

const { address, flood }: { address: string; flood: Flood } = workerData
const { hostname, port } = new URL(address)
const request =
  flood.body === undefined
    ? `GET ${flood.path} HTTP/1.1\r\nHost: portal\r\n\r\n`
    : `POST ${flood.path} HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nContent-Length: ${flood.body.length}\r\n\r\n${flood.body}`
let isOver = false
const bytes = request.repeat(flood.requests)
const over = wait(flood.holdMs).then(() => {
  isOver = true
})
let closedConnections = 0

/** Opens a connection, and counts it when the portal closes it. */
function open(isRead: boolean): { socket: Socket; closed: Promise<void> } {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.once('close', () => {
    if (!isOver) closedConnections += 1
    resolve()
  })
  if (isRead) socket.resume()
  return { socket, closed }
}

/** Sends all requests of one connection in a single write. Resolves when the portal closes it, or after `holdMs`. */
async function sendAll(): Promise<void> {
  const { socket, closed } = open(flood.isRead)
  socket.write(bytes)
  await Promise.race([closed, over])
  if (flood.isRepeated && !isOver) await sendAll()
}

await Promise.all(Array.from({ length: flood.idle ?? 0 }, () => once(open(true).socket, 'connect')))
// Idle connections alone last until the end.
await Promise.all(flood.connections > 0 ? Array.from({ length: flood.connections }, sendAll) : [over])
isOver = true
parentPort?.postMessage(closedConnections)
process.exit()
