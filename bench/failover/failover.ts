// `npm run bench:failover -- 4`: breaks the database of a cluster as often as said, in four ways after each other, while people use two
// portals of it. It fails if anything acknowledged is lost or there twice, if people wait for longer than 25 s for an answered write,
// or if more than 1 of 100 requests fail in a planned switchover. Before a release: npm run bench:failover -- 50
import { setTimeout as wait } from 'node:timers/promises'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { type Cluster, startCluster } from '../../ops/cluster-trial/cluster.ts'
import { ask } from '../../ops/cluster-trial/make-database.ts'
import { migratePortal } from '../../ops/cluster-trial/migrate-portal.ts'
import { whyNotHere } from '../../ops/cluster-trial/programs.ts'
import { until } from '../../ops/cluster-trial/service.ts'
import { firstOfficer } from '../kill/people-at-work.ts'
import { kinds, switchover } from './break.ts'
import { beginLoad, type Load } from './load.ts'

const failures = Number(process.argv[2] ?? 4)
const maxGapSeconds = 25
const maxFailedShare = 0.01
const quiet = 5_000

const obstacle = whyNotHere(['etcd', 'patroni', 'haproxy', 'pgbackrest'])
if (obstacle !== undefined) {
  console.error(obstacle)
  process.exitCode = 1
} else {
  const cluster = await startCluster()
  await breakOften(cluster).finally(cluster.stop)
}

async function breakOften(cluster: Cluster): Promise<void> {
  migratePortal(cluster)
  const portals = cluster.machines.slice(0, 2).map((machine) => {
    return startPortal({ ...cluster.portalSettings(machine), ...firstOfficer })
  })
  try {
    const addresses = []
    for (const portal of portals) addresses.push(await portal.ready())
    const load = beginLoad(addresses)
    try {
      for (let number = 0; number < failures; number++) await breakOnce(cluster, load, number)
    } finally {
      await load.stop()
    }
    await compare(cluster, load)
  } finally {
    for (const { child } of portals) child.kill('SIGTERM')
    await Promise.all(portals.map(({ ended }) => ended))
  }
}

async function breakOnce({ machines }: Cluster, load: Load, number: number): Promise<void> {
  const nodes = machines.map(({ database }) => database)
  await until('the cluster is whole', async () => {
    const roles = await Promise.all(nodes.map(async (node) => (await node.is('primary')) || (await node.is('replica'))))
    const synchronous = await Promise.all(nodes.map((node) => node.is('synchronous')))
    return roles.every(Boolean) && synchronous.some(Boolean)
  })
  await wait(quiet)
  const isPrimary = await Promise.all(nodes.map((node) => node.is('primary')))
  const primary = nodes[isPrimary.indexOf(true)]
  const kind = kinds[number % kinds.length]
  if (!primary || !kind) throw new Error('There is no primary.')
  const began = performance.now()
  await kind.happen(primary)
  await until('people are answered again', async () => {
    const last = load.attempts.filter(({ kind: what }) => what === 'write').at(-1)
    return last !== undefined && last.status === 201 && last.began > began + 1_000
  })
  await wait(quiet)
  report(kind.name, load, { began: began - quiet, ended: performance.now() })
}

function report(kind: string, { attempts }: Load, { began, ended }: { began: number; ended: number }): void {
  const during = attempts.filter((attempt) => attempt.ended > began && attempt.ended < ended)
  const of = (what: 'read' | 'write') => {
    const all = during.filter((attempt) => attempt.kind === what)
    const failed = all.filter(({ status }) => status !== 200 && status !== 201)
    const statuses = [...new Set(failed.map(({ status }) => status || 'no reply'))].join(', ')
    return {
      text: `${failed.length} of ${all.length} failed${statuses && ` (${statuses})`}`,
      share: failed.length / all.length,
      statuses: failed.map(({ status }) => status),
    }
  }
  const answered = during.filter(({ kind: what, status }) => what === 'write' && status === 201).map((one) => one.ended)
  const gap = Math.max(
    ...answered.sort((one, other) => one - other).map((at, place) => at - (answered[place - 1] ?? at)),
  )
  const [reads, writes] = [of('read'), of('write')]
  console.log(
    `${kind}: longest gap ${(gap / 1000).toFixed(1)} s, reads: ${reads.text}, writes with a key: ${writes.text}.`,
  )
  if (gap > maxGapSeconds * 1000) miss(`The gap is longer than ${maxGapSeconds} s.`)
  if ([...reads.statuses, ...writes.statuses].some((status) => status !== 503))
    miss('A request failed with something else than 503.')
  if (kind !== switchover) return
  if (reads.share > maxFailedShare || writes.share > maxFailedShare)
    miss('More than 1 of 100 requests failed in a switchover.')
}

/** Compares what the portal acknowledged with what is there. */
async function compare({ superuserUrl }: Cluster, { acknowledged, attempts }: Load): Promise<void> {
  const rows = await ask(superuserUrl, 'select company_name, count(*)::int as times from facility group by 1')
  const times = new Map(rows.map(({ company_name, times: count }) => [company_name, count]))
  const lost = [...acknowledged].filter((name) => !times.has(name))
  const twice = rows.filter(({ times: count }) => count !== 1)
  console.log(
    `${failures} failures, ${attempts.length} requests, ${acknowledged.size} writes acknowledged: ${lost.length} lost, ${twice.length} there twice.`,
  )
  if (lost.length + twice.length > 0) miss('Acknowledged writes must be there once.')
}

function miss(sentence: string): void {
  console.error(`MISSED: ${sentence}`)
  process.exitCode = 1
}
