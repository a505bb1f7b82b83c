import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresProgram } from '@portal/server/database/postgres-programs.ts'
import { quickPlace } from '@portal/server/testing/quick-place.ts'
import { findPostgres } from './postgres-programs.ts'

export type TestPostgres = {
  url: string
  /** The same over a Unix socket, which takes a third less processor time for each statement than TCP. */
  socketUrl: string
  folder: string
  /** Stops the server; its data stays. */
  pause: () => void
  /** Starts it again on the same data. */
  resume: () => void
  stop: () => Promise<void>
}

const folderPrefix = 'portal-test-postgres-'

// The script's standard input closes when the test process ends, even after kill -9; the script then stops the server and
// deletes its folder. Until then the test process may write "pause" and "resume". A server that is still starting ignores
// the signal, so the signal is repeated.
const supervisorScript = `
"$@" & server=$!
exec 2>&-
while read -r word; do
  case $word in
    pause) kill -INT $server; wait $server;;
    resume) "$@" 2>/dev/null & server=$!;;
  esac
done
(while kill -QUIT $server; do sleep 0.2; done) & wait $server; rm -rf "$PWD"`

const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  lc_messages: 'C',
  // The data is deleted at the end, so it need not survive a power cut.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/**
 * Starts a private PostgreSQL for one test run, with extra settings if given, and with its data below `place`. It needs no
 * account and no fixed port.
 */
export async function startTestPostgres(
  extraSettings: Record<string, string> = {},
  place = tmpdir(),
): Promise<TestPostgres> {
  const programs = findPostgres()
  if (!programs) throw new Error('There is no PostgreSQL on this machine. On Debian: apt-get install postgresql')
  removeLeftovers(place)
  const folder = mkdtempSync(join(place, folderPrefix))
  const unprivileged = unprivilegedPrefix(folder)
  const data = join(folder, 'data')
  run(
    [
      ...unprivileged,
      programs.initdb,
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-N',
    ],
    folder,
  )
  return startServer(programs.postgres, folder, extraSettings)
}

/** Starts a standby of such a server, with extra settings if given. */
export async function startStandbyOf(
  { url }: Pick<TestPostgres, 'url'>,
  extraSettings: Record<string, string> = {},
): Promise<TestPostgres> {
  const programs = findPostgres()
  if (!programs) throw new Error('There is no PostgreSQL on this machine. On Debian: apt-get install postgresql')
  const folder = mkdtempSync(join(tmpdir(), folderPrefix))
  const copy = findPostgresProgram('pg_basebackup') ?? 'pg_basebackup'
  const data = join(folder, 'data')
  run([...unprivilegedPrefix(folder), copy, '-D', data, '-d', url, '-R', '-X', 'stream', '-c', 'fast', '-N'], folder)
  return startServer(programs.postgres, folder, extraSettings)
}

/** Starts the server whose data is in the folder `data` of a folder. */
async function startServer(
  program: string,
  folder: string,
  extraSettings: Record<string, string>,
): Promise<TestPostgres> {
  const port = await freePort()
  const options = Object.entries({ ...settings, unix_socket_directories: folder, ...extraSettings, port }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const [command = 'sh', ...rest] = [
    ...unprivilegedPrefix(folder),
    'sh',
    '-c',
    supervisorScript,
    'sh',
    program,
    '-D',
    join(folder, 'data'),
    ...options,
  ]
  const server = spawn(command, rest, { cwd: folder, detached: true })
  await untilReady(server)
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    socketUrl: `${url}?host=${folder}`,
    folder,
    pause: () => server.stdin.write('pause\n'),
    resume: () => server.stdin.write('resume\n'),
    stop: () => stop(server),
  }
}

/** PostgreSQL refuses to run as root. As root, it is run as Debian's `postgres` account, or as `nobody`. */
export function unprivilegedPrefix(folder: string): string[] {
  if (process.getuid?.() !== 0) return []
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  const [, , user, group] = account ?? []
  if (!user || !group) throw new Error('PostgreSQL needs an account that is not root: postgres or nobody')
  chownSync(folder, Number(user), Number(group))
  return ['setpriv', '--reuid', user, '--regid', group, '--clear-groups']
}

function run([command = '', ...args]: string[], cwd: string): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stdout + stderr}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('No free port')
  return address.port
}

function untilReady(server: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr.on('data', (text) => {
      output = (output + text).slice(-4000)
      if (/ready to accept (read-only )?connections/.test(output)) resolve()
    })
    server.stderr.on('end', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
    server.on('error', reject)
  })
}

async function stop(server: ChildProcessWithoutNullStreams): Promise<void> {
  server.stdin.end()
  if (server.exitCode === null) await once(server, 'exit')
}

/** Deletes folders older than a day. They belong to runs that ended without clean-up, for example after a power cut. */
function removeLeftovers(place: string): void {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000
  const folders = readdirSync(place)
    .filter((name) => name.startsWith(folderPrefix))
    .map((name) => join(place, name))
  for (const folder of folders.filter((path) => statSync(path).mtimeMs < yesterday))
    rmSync(folder, { recursive: true, force: true })
}

/** Vitest's global setup for the tests on PostgreSQL. They read the server's address from TEST_DATABASE_URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const { socketUrl, stop } = await startTestPostgres({}, quickPlace())
  process.env.TEST_DATABASE_URL = socketUrl
  return stop
}
