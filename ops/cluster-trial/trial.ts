// `npm run cluster:trial`: starts the whole system of three machines on this one, with the files of ops/three-machines and Debian's
// programs, and leads an owner and an officer through an application; each request goes to another portal. With `-- --stay` it runs
// until Ctrl-C. On Debian: apt-get install postgresql patroni etcd-server haproxy nginx pgbackrest openssl
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { type PortalProcess, startPortal } from '@portal/server/testing/portal-process.ts'
import { firstOfficer } from '../../bench/kill/people-at-work.ts'
import { whyNoPooler } from '../../bench/pooler/pgbouncer.ts'
import { type Cluster, type Machine, startCluster } from './cluster.ts'
import { migratePortal } from './migrate-portal.ts'
import { whyNotHere } from './programs.ts'
import { certify, startPoolerOn, startProxyOn } from './proxies.ts'

const obstacle = whyNotHere(['etcd', 'patroni', 'haproxy', 'nginx', 'pgbackrest', 'openssl'])
if (obstacle !== undefined) {
  console.error(obstacle)
  process.exitCode = 1
} else {
  const cluster = await startCluster()
  await tryIt(cluster).finally(cluster.stop)
}

async function tryIt(cluster: Cluster): Promise<void> {
  const { machines } = cluster
  migratePortal(cluster)
  const certificate = certify(cluster)
  const [, , third] = machines
  const pooled = whyNoPooler() === undefined ? third : undefined
  if (pooled) startPoolerOn(cluster, pooled)
  else console.log(`The third portal does without PgBouncer. ${whyNoPooler()}`)
  const portals: PortalProcess[] = []
  try {
    // One after the other, because the first makes the keys that all share.
    for (const machine of machines) {
      const portal = startPortal({ ...settingsOf(cluster, machine, machine === pooled), ...firstOfficer })
      portals.push(portal)
      await portal.ready()
    }
    for (const machine of machines) startProxyOn(cluster, machine)
    const [address = ''] = machines.map(({ address: at }) => `https://${at}:4243`)
    process.exitCode = await lead(address, cluster.superuserUrl, certificate)
    report(portals)
    if (process.argv.includes('--stay')) {
      const { ADMIN_EMAIL, ADMIN_PASSWORD } = firstOfficer
      console.log(`Open ${address} and log in as ${ADMIN_EMAIL} with ${ADMIN_PASSWORD}. Ctrl-C ends everything.`)
      await once(process, 'SIGINT')
    }
  } finally {
    for (const { child } of portals) child.kill('SIGTERM')
    await Promise.all(portals.map(({ ended }) => ended))
  }
}

function settingsOf(cluster: Cluster, machine: Machine, isPooled: boolean) {
  const settings = cluster.portalSettings(machine)
  if (!isPooled) return settings
  const direct = settings.DATABASE_URL ?? ''
  return { ...settings, DIRECT_DATABASE_URL: direct, DATABASE_URL: direct.replace(':5000/', ':6432/') }
}

/** Leads people through an application, in a process that trusts the certificate of the trial. Returns its exit code. */
async function lead(address: string, database: string, certificate: string): Promise<number> {
  const program = resolve(import.meta.dirname, 'journey.ts')
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate }
  const child = spawn(process.execPath, [program, address, database], { stdio: 'inherit', env })
  const [code] = await once(child, 'exit')
  return Number(code)
}

/** Says how the requests were spread, and fails if one of them was answered as if something had broken. */
function report(portals: readonly PortalProcess[]): void {
  const answered = portals.map((portal) =>
    [...portal.output().matchAll(/"status":(\d+)/g)].map(([, status]) => Number(status)),
  )
  const failed = answered.flat().filter((status) => status >= 500)
  console.log(
    `Requests of the three portals: ${answered.map((all) => all.length).join(', ')}; ${failed.length} failed.`,
  )
  if (failed.length > 0 || answered.some((all) => all.length === 0)) process.exitCode = 1
}
