import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { run } from '../../ops/cluster-trial/run.ts'
import { until } from '../../ops/cluster-trial/service.ts'
import { exampleValues, fillSet } from '../../ops/fill.ts'
import { startTestPostgres, unprivilegedPrefix } from '../../tools/test-postgres.ts'

/** A PostgreSQL server whose log is backed up piece by piece, with the files of `ops/one-machine`. */
export interface RecoverableServer {
  url: string
  /** Runs pgBackRest with the account of PostgreSQL. Returns what it printed. */
  pgbackrest: (...args: string[]) => string
  /** Stops the server and waits until it has stopped. */
  halt: () => Promise<void>
  /** Starts it again and waits until it takes changes. */
  goOn: () => Promise<void>
  stop: () => Promise<void>
}

export async function startRecoverable(): Promise<RecoverableServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-pitr-'))
  const unprivileged = unprivilegedPrefix(folder)
  for (const made of ['backups', 'spool', 'log']) {
    mkdirSync(join(folder, made))
    if (unprivileged.length > 0) chownSync(join(folder, made), Number(unprivileged[2]), Number(unprivileged[4]))
  }
  const places = {
    ...exampleValues('one-machine'),
    CONFIGURATION: folder,
    BACKUP_FOLDER: join(folder, 'backups'),
    BACKUP_SPOOL: join(folder, 'spool'),
    BACKUP_LOG: join(folder, 'log'),
  }
  await fillSet('one-machine', places, folder)
  const server = await startTestPostgres(settingsIn(join(folder, 'postgresql.conf')))
  const data = join(server.folder, 'data')
  const port = new URL(server.url).port
  const names = await fillSet(
    'one-machine',
    { ...places, POSTGRES_DATA: data, POSTGRES_PORT: port, POSTGRES_SOCKETS: server.folder },
    folder,
  )
  for (const name of names) {
    if (unprivileged.length > 0) chownSync(join(folder, name), Number(unprivileged[2]), Number(unprivileged[4]))
  }
  const config = `--config=${join(folder, 'pgbackrest.conf')}`
  return {
    url: server.url,
    pgbackrest: (...args) => run([...unprivileged, 'pgbackrest', config, '--stanza=portal', ...args], folder),
    halt: async () => {
      server.pause()
      await until('PostgreSQL has stopped', async () => !existsSync(join(data, 'postmaster.pid')))
    },
    goOn: async () => {
      server.resume()
      await until('PostgreSQL takes changes', () => isWritable(server.url), 600)
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The settings of a configuration file of PostgreSQL. */
function settingsIn(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').matchAll(/^(\w+) = '?(.*?)'?$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}

async function isWritable(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return !(await client.query('select pg_is_in_recovery() as is_recovering')).rows[0]?.is_recovering
  } finally {
    await client.end()
  }
}
