import { chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { readEnvironment } from '@portal/server/start/environment.ts'
import type { Settings } from '@portal/server/testing/portal-process.ts'
import { findPostgres } from '../../tools/postgres-programs.ts'
import { unprivilegedPrefix } from '../../tools/test-postgres.ts'
import { exampleValues, fillSet, type Values } from '../fill.ts'
import { DatabaseNode } from './database-node.ts'
import { makeDatabase } from './make-database.ts'
import { run } from './run.ts'
import { isOk, Service, until } from './service.ts'

/** One of the three machines, all of which are this one: each has an address of its own on the loopback device. */
export interface Machine {
  name: string
  address: string
  /** Its filled configuration, and what its services write. */
  folder: string
  values: Values
  database: DatabaseNode
}

/** Three machines with etcd, Patroni, PostgreSQL and haproxy, as `ops/three-machines` configures them. */
export interface Cluster {
  machines: Machine[]
  /** What starts a program with the account of PostgreSQL. */
  unprivileged: readonly string[]
  /** The database as its superuser and as its owner, wherever the primary is. */
  superuserUrl: string
  ownerUrl: string
  /** The settings of the portal on a machine. */
  portalSettings: (machine: Machine) => Settings
  /** Runs pgBackRest on a machine. Returns what it printed. */
  pgbackrest: (machine: Machine, ...args: string[]) => string
  /** Starts another service beside those of the cluster, which ends with them. */
  add: (service: Service) => void
  stop: () => Promise<void>
}

const addresses = ['127.0.0.11', '127.0.0.12', '127.0.0.13']

/** Starts the cluster with an empty database, to which every piece of the log is backed up. */
export async function startCluster(): Promise<Cluster> {
  if (await isOk(`http://${addresses[0]}:8008/health`).catch(() => false)) {
    throw new Error('Another trial of the cluster runs on this machine. Wait until it has ended.')
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'))
  const unprivileged = unprivilegedPrefix(folder)
  const [, owner = -1] = unprivileged.filter((part) => /^\d+$/.test(part)).map(Number)
  const own = (path: string) => owner >= 0 && chownSync(path, Number(unprivileged[2]), owner)
  const makeFolder = (path: string, mode = 0o700) => {
    mkdirSync(path, { mode })
    own(path)
    return path
  }
  makeFolder(join(folder, 'common'))
  makeFolder(join(folder, 'backups'))
  const machines = await Promise.all(addresses.map((address, index) => prepareMachine(address, index)))
  const services: Service[] = []
  const end = async () => {
    await Promise.all(machines.map(({ database }) => database.stop()))
    for (const service of services.reverse()) await service.stop()
  }

  async function prepareMachine(address: string, index: number): Promise<Machine> {
    const name = `node${index + 1}`
    const place = makeFolder(join(folder, name))
    const values = valuesOf({ name, address, folder, place })
    for (const made of ['sockets', 'spool', 'log']) makeFolder(join(place, made))
    for (const file of await fillSet('three-machines', values, place)) own(join(place, file))
    return {
      name,
      address,
      folder: place,
      values,
      database: new DatabaseNode({ name, address, folder: place, unprivileged }),
    }
  }
  const start = (machine: Machine, program: string, ...args: string[]) => {
    const service = new Service({ name: program, command: [...unprivileged, program, ...args], folder: machine.folder })
    services.push(service)
    service.start()
  }

  try {
    for (const machine of machines) start(machine, 'etcd', '--config-file', join(machine.folder, 'etcd.yml'))
    for (const { address } of machines) await until('etcd is ready', () => isOk(`http://${address}:2379/health`))
    const [first, ...others] = machines
    if (!first) throw new Error('There is no machine.')
    first.database.start()
    await until('the first database is the primary', () => first.database.is('primary'))
    for (const machine of machines) start(machine, 'haproxy', '-db', '-f', join(machine.folder, 'haproxy.cfg'))
    for (const { database } of others) database.start()
    for (const { database } of others) await until('the database is a standby', () => database.is('replica'))
    const url = (user: string, password: string | undefined, name: string) =>
      `postgresql://${user}:${password}@${first.address}:5000/${name}`
    const cluster: Cluster = {
      machines,
      unprivileged,
      superuserUrl: url('postgres', first.values.SUPERUSER_PASSWORD, 'portal'),
      ownerUrl: url('portal_owner', first.values.OWNER_PASSWORD, 'portal'),
      portalSettings: ({ folder: place }) => ({
        DATA_DIR: join(folder, 'common'),
        ...readEnvironment({}, join(place, 'portal.env')),
      }),
      pgbackrest: ({ folder: place }, ...args) => {
        const config = `--config=${join(place, 'pgbackrest.conf')}`
        return run([...unprivileged, 'pgbackrest', config, '--stanza=portal', ...args], place)
      },
      add: (service) => {
        services.push(service)
        service.start()
      },
      stop: async () => {
        await end()
        rmSync(folder, { recursive: true, force: true })
      },
    }
    await makeDatabase(url('postgres', first.values.SUPERUSER_PASSWORD, 'postgres'), cluster.superuserUrl, first.values)
    cluster.pgbackrest(first, 'stanza-create')
    return cluster
  } catch (error) {
    await end()
    throw new Error(`The cluster did not start; ${folder} has the logs of its services.`, { cause: error })
  }
}

interface Place {
  name: string
  address: string
  folder: string
  place: string
}

/** What is different from three real machines: addresses, folders and the account. */
function valuesOf({ name, address, folder, place }: Place): Values {
  // The folder of all programs of PostgreSQL: elsewhere there may be links to some of them.
  const postgres = realpathSync(findPostgres()?.postgres ?? '')
  return {
    ...exampleValues('three-machines'),
    THIS_NAME: name,
    THIS_ADDRESS: address,
    LOCAL_ADDRESS: address,
    ADDRESS_1: addresses[0],
    ADDRESS_2: addresses[1],
    ADDRESS_3: addresses[2],
    NETWORK: '127.0.0.0/8',
    // In no file of the machines: the ministry keeps it elsewhere.
    OWNER_PASSWORD: 'password-of-the-owner',
    SERVER_NAME: address,
    HTTPS_LISTEN: `${address}:4243`,
    PUBLIC_URL: `https://${addresses[0]}:4243`,
    TLS_CERTIFICATE: join(folder, 'certificate.pem'),
    TLS_KEY: join(folder, 'key.pem'),
    ACCOUNT: process.getuid?.() === 0 ? 'postgres' : userInfo().username,
    COMMON_FOLDER: join(folder, 'common'),
    BACKUP_FOLDER: join(folder, 'backups'),
    CONFIGURATION: place,
    POSTGRES_BIN: dirname(postgres),
    POSTGRES_DATA: join(place, 'data'),
    POSTGRES_SOCKETS: join(place, 'sockets'),
    PATRONI_PASSWORDS: join(place, 'patroni.pgpass'),
    ETCD_DATA: join(place, 'etcd'),
    BACKUP_SPOOL: join(place, 'spool'),
    BACKUP_LOG: join(place, 'log'),
    LOG_FOLDER: join(place, 'log'),
  }
}
