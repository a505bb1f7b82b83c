import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import pg from 'pg'

const program = process.env.PGBOUNCER

/** Why PgBouncer cannot be used here, as a sentence; undefined if it can. */
export function whyNoPooler(): string | undefined {
  if (!program) return 'Set PGBOUNCER to the path of PgBouncer 1.21 or newer.'
  const [, major = 0, minor = 0] =
    /PgBouncer (\d+)\.(\d+)/.exec(spawnSync(program, ['--version']).stdout?.toString()) ?? []
  const isNewEnough = Number(major) > 1 || Number(minor) >= 21
  return isNewEnough ? undefined : `PGBOUNCER=${program} is not PgBouncer 1.21 or newer.`
}

export interface Pooler {
  /** The address of the database through the pooler. */
  url: string
  stop: () => Promise<void>
}

/** Starts PgBouncer in front of a database, with pools of transactions and with these settings too. */
export async function startPooler(databaseUrl: string, settings: Record<string, string> = {}): Promise<Pooler> {
  if (!program) throw new Error(whyNoPooler())
  const folder = await mkdtemp(join(tmpdir(), 'portal-pooler-'))
  const direct = new URL(databaseUrl)
  const port = await freePort()
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: String(port),
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    max_prepared_statements: '500',
    max_client_conn: '200',
    default_pool_size: '20',
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`)
  const database = `* = host=${direct.hostname} port=${direct.port} user=${direct.username}`
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'))
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const path of [folder, file]) await chown(path, 65_534, 65_534)
  const child = spawn(program, [file], { stdio: 'ignore', ...(isRoot && { uid: 65_534, gid: 65_534 }) })
  const ended = once(child, 'exit')
  const url = new URL(databaseUrl)
  url.port = String(port)
  await untilItAnswers(url.href)
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilItAnswers(url: string): Promise<void> {
  const end = performance.now() + 20_000
  for (;;) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (performance.now() > end) throw error
      await wait(100)
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = Number(fieldsOf(server.address()).port)
  server.close()
  await once(server, 'close')
  return port
}
