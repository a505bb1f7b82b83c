// `npm run bench:pitr -- 200`: a drill of the restore to a moment, with pgBackRest and the files of ops/one-machine. Facility A is added
// before the moment, B after it. It fails if A is missing or B is there, and if the audit record does not say honestly what is missing.
// The number is how many megabytes lie beside the portal's database, so that the time for 10 GB can be told.
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { z } from 'zod'
import { ask } from '../../ops/cluster-trial/make-database.ts'
import { whyNotHere } from '../../ops/cluster-trial/programs.ts'
import { until } from '../../ops/cluster-trial/service.ts'
import { dataOf, sendAndParse } from '../kill/send.ts'
import { type RecoverableServer, startRecoverable } from './recoverable-server.ts'

const megabytes = Number(process.argv[2] ?? 200)
const programs = resolve(import.meta.dirname, '../../server/cli')
const password = 'seven-green-bicycles'
/** Away from the moment, so that nobody doubts on which side something was. */
const apart = 2_000

const obstacle = whyNotHere(['pgbackrest'])
if (obstacle !== undefined) {
  console.error(obstacle)
  process.exitCode = 1
} else {
  const server = await startRecoverable()
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-pitr-data-'))
  try {
    await drill(server, dataDir)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function drill(server: RecoverableServer, dataDir: string): Promise<void> {
  await ask(server.url, 'create database portal')
  await ask(server.url, 'create database padding')
  const [url, padding] = [urlOf(server, 'portal'), urlOf(server, 'padding')]
  // A row takes about a hundred bytes, which compress as badly as scanned documents.
  await ask(
    padding,
    `create table padding as select md5(random()::text) || md5(random()::text) from generate_series(1, ${megabytes * 10_000})`,
  )
  server.pgbackrest('stanza-create')
  const settings = { DATA_DIR: dataDir, DATABASE_URL: url }
  const heads = join(dataDir, 'audit-heads.jsonl')
  const before = startPortal(settings)
  const add = await personAt(await before.ready())
  const backup = time(() => server.pgbackrest('--type=full', 'backup'))
  await add('Facility A')
  await wait(apart)
  const [{ moment } = {}] = await ask(server.url, 'select clock_timestamp()::text as moment')
  const sealed = (await readFile(heads, 'utf8')).split('\n').length
  await wait(apart)
  await add('Facility B')
  await until('B is sealed', async () => (await readFile(heads, 'utf8')).split('\n').length > sealed)
  before.child.kill('SIGTERM')
  await before.ended
  await ask(server.url, 'select pg_switch_wal()')
  const [{ bytes } = {}] = await ask(server.url, 'select sum(pg_database_size(oid))::float8 as bytes from pg_database')

  await server.halt()
  const target = ['--type=time', `--target=${moment}`, '--target-action=promote']
  const restore = time(() => server.pgbackrest('--delta', ...target, 'restore'))
  const began = performance.now()
  await server.goOn()
  const recovery = (performance.now() - began) / 1000

  expectThat('the restore is not recorded without a reason', run('restored.ts', settings).code === 1)
  const recorded = run('restored.ts', settings, 'A drill')
  expectThat(`the restore is recorded: ${recorded.output}`, recorded.code === 0)
  expectThat('it is recorded once', run('restored.ts', settings, 'A drill').code === 1)
  const names = (await ask(url, 'select company_name from facility')).map(({ company_name }) => company_name)
  expectThat('A is there and B is not', names.join() === 'Facility A')
  const honest = run('audit-verify.ts', settings)
  const findings = honest.output.split('\n').filter((line) => line.includes(': Seal '))
  expectThat(`the record says what is missing: ${findings[0]}`, honest.code === 1 && findings.length > 0)
  expectThat('and finds nothing else', new RegExp(`NOT whole: ${findings.length} findings`).test(honest.output))
  await writeFile(heads, '')
  const after = startPortal(settings)
  await (await personAt(await after.ready()))('Facility C')
  after.child.kill('SIGTERM')
  await after.ended
  const whole = run('audit-verify.ts', settings)
  expectThat(`the record goes on: ${whole.output.split('\n')[0]}`, whole.code === 0)

  const minutesFor10GB = (seconds: number) => ((seconds * 10e9) / Number(bytes) / 60).toFixed(1)
  console.log(
    `${(Number(bytes) / 1e6).toFixed(0)} MB: backup ${backup.toFixed(1)} s, restore ${restore.toFixed(1)} s, recovery ${recovery.toFixed(1)} s. ` +
      `Minutes for 10 GB: backup ${minutesFor10GB(backup)}, restore ${minutesFor10GB(restore + recovery)}.`,
  )
}

function urlOf(server: RecoverableServer, name: string): string {
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return url.href
}

/** The seconds that something takes. */
function time(act: () => unknown): number {
  const began = performance.now()
  act()
  return (performance.now() - began) / 1000
}

/** An owner who adds facilities. */
async function personAt(address: string): Promise<(company_name: string) => Promise<unknown>> {
  const where = { address: () => address }
  const email = `${randomUUID()}@example.org`
  const person = { first_name: 'Amina', last_name: 'Bello', email, phone_number: '0803 123 4567' }
  const body = { ...person, password, password_confirmation: password }
  await sendAndParse(where, { path: '/api/register', key: randomUUID(), body }, z.unknown())
  const signIn = { path: '/api/login', body: { email, password } }
  const { token } = await sendAndParse(where, signIn, z.object({ token: z.string() }))
  const clinic = { owner_name: 'Musa Abubakar', phone_number: '0803 123 4567', address: '12 Market Road, Bida' }
  return (company_name) => {
    const facility = { ...clinic, company_name, facility_type_id: 2, local_gov_area_id: 541 }
    const request = { path: '/api/facilities', token, key: randomUUID(), body: facility }
    return sendAndParse(where, request, dataOf({ id: z.int() }))
  }
}

/** Runs a program of the portal. */
function run(program: string, settings: Record<string, string>, ...args: string[]) {
  const env = { ...process.env, ...settings }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(programs, program), ...args], {
    cwd: settings.DATA_DIR,
    env,
    encoding: 'utf8',
  })
  return { code: status, output: `${stdout}${stderr}`.trim() }
}

function expectThat(what: string, isSo: boolean): void {
  console.log(`${isSo ? 'yes' : 'MISSED'}: ${what}`)
  if (!isSo) process.exitCode = 1
}
