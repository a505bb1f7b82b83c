// `npm run bench:flood`: floods a portal that has the memory of `npm start`, and prints how much its memory grew and its
// slowest reply to `/livez`. Fails when either is over its limit or when the portal does not survive.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Flood, floodPortal, startSmallPortal } from './flood-portal.ts'

const maxLivezMs = 250
/** Includes garbage that is not collected yet. */
const maxGrownMb = 100
const floods: Record<string, Flood> = {
  'one connection, 1,000 × /api/openapi.json': {
    path: '/api/openapi.json',
    connections: 1,
    requests: 1_000,
    isRead: true,
    holdMs: 10_000,
  },
  '100 connections, 1,000 × /api/facility_type': {
    path: '/api/facility_type',
    connections: 100,
    requests: 1_000,
    isRead: true,
    holdMs: 10_000,
  },
  '100 connections, 1,500 × /api/openapi.json, nothing read': {
    path: '/api/openapi.json',
    connections: 100,
    requests: 1_500,
    isRead: false,
    holdMs: 10_000,
  },
  '400 connections, 4 × /api/local-gov-area, nothing read': {
    path: '/api/local-gov-area',
    connections: 400,
    requests: 4,
    isRead: false,
    holdMs: 15_000,
  },
  '20 connections, 1,000 × POST /api/login, beside 950 idle ones': {
    path: '/api/login',
    body: '{}',
    connections: 20,
    idle: 950,
    requests: 1_000,
    isRead: true,
    holdMs: 10_000,
  },
  '20 connections, 1,000 × POST /api/login, again and again, beside 950 idle ones': {
    path: '/api/login',
    body: '{}',
    connections: 20,
    idle: 950,
    isRepeated: true,
    requests: 1_000,
    isRead: true,
    holdMs: 10_000,
  },
  '1,500 idle connections': {
    path: '',
    connections: 0,
    idle: 1_500,
    requests: 0,
    isRead: true,
    holdMs: 5_000,
  },
}

const folder = await mkdtemp(join(tmpdir(), 'portal-flood-'))
const portal = startSmallPortal(folder)
try {
  const address = await portal.ready()
  for (const [name, flood] of Object.entries(floods)) {
    const { closedConnections, slowestLivezMs, peakMb, grownMb } = await floodPortal(portal, address, flood)
    const isFine = slowestLivezMs <= maxLivezMs && grownMb <= maxGrownMb
    console.log(
      `${isFine ? 'ok    ' : 'FAILED'} ${name}: slowest /livez ${Math.round(slowestLivezMs)} ms, memory grew by ${grownMb} MB to ${peakMb} MB, ${closedConnections} connections closed`,
    )
    if (!isFine) process.exitCode = 1
  }
  console.log(`Limits: /livez ${maxLivezMs} ms, growth ${maxGrownMb} MB.`)
} finally {
  portal.child.kill('SIGTERM')
  await portal.ended
  await rm(folder, { recursive: true, force: true })
}
