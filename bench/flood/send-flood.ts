// Runs in a thread of its own, so that sending does not distort the measurements.
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { Flood } from './flood-portal.ts'

const { address, flood }: { address: string; flood: Flood } = workerData
const { hostname, port } = new URL(address)
const request = `GET ${flood.path} HTTP/1.1\r\nHost: portal\r\n\r\n`

/** Sends all requests of one connection in a single write. Resolves when the portal closes it, or after `holdMs`. */
async function sendAll(): Promise<'closed' | 'open'> {
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  const closed = new Promise<'closed'>((resolve) => socket.once('close', () => resolve('closed')))
  if (flood.isRead) socket.resume()
  socket.write(request.repeat(flood.requests))
  const end = await Promise.race([closed, wait(flood.holdMs, 'open' as const)])
  socket.destroy()
  return end
}

const ends = await Promise.all(Array.from({ length: flood.connections }, sendAll))
parentPort?.postMessage(ends.filter((end) => end === 'closed').length)
