import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectEmbedded, type Database } from '../database/connect.ts'
import { makeRegistration } from '../testing/factories.ts'
import { forLoading } from '../testing/loading-database.ts'
import { makeOfficer, makeOwner, type Person } from '../testing/people.ts'
import { compileCache } from '../testing/portal-process.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { copyEmbeddedDatabase, newTestDatabase } from '../testing/test-database.ts'

const program = fileURLToPath(new URL('./admin-duties.ts', import.meta.url))
const onPostgres = process.env.TEST_DATABASE === 'postgres'
/** For what does not depend on the database: on one of the two. */
const itOnce = it.runIf(process.env.TEST_ONCE_HERE)

let folder: string
let postgres: Database | undefined
let people: { last: Person; auditor: Person; reviewer: Person; owner: Person }
beforeAll(async () => {
  folder = await makeQuickFolder()
  if (onPostgres) postgres = await newTestDatabase()
  else await copyEmbeddedDatabase(join(folder, 'database'))
  people = await using(async (db) => ({
    last: await makeOfficer(db, ['users']),
    auditor: await makeOfficer(db, ['audit']),
    reviewer: await makeOfficer(db, ['review']),
    owner: await makeOwner(db),
  }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function setDuties(...args: string[]) {
  const place = postgres ? { DATABASE_URL: postgres.pool.options.connectionString } : { DATA_DIR: folder }
  const run = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...compileCache, ...place },
  })
  run.stdin.end()
  const [output, errors, [code]] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')])
  return { output, errors, code }
}

async function using<T>(use: (db: Database['db']) => Promise<T>): Promise<T> {
  if (postgres) return use(postgres.db)
  const database = forLoading(await connectEmbedded({ dataDir: join(folder, 'database') }))
  return use(database.db).finally(() => database.close())
}

const nameOf = ({ first_name, last_name, email }: Person) => `${first_name} ${last_name}, ${email}\n`

it('shows the duties of an officer, and sets them for the last who manages users', async () => {
  const { last, auditor } = people
  expect(await setDuties('--email', last.email.toUpperCase())).toEqual({
    output: `${nameOf(last)}Duties now: users.\n`,
    errors: '',
    code: 0,
  })
  expect(await setDuties('--email', last.email, '--set', 'users, decide')).toEqual({
    output: `${nameOf(last)}Duties now: decide, users.\n`,
    errors: '',
    code: 0,
  })
  const { entry, told } = await using(async (db) => ({
    entry: await db.selectFrom('audit_entry').orderBy('id', 'desc').select('body').executeTakeFirst(),
    told: await db.selectFrom('notification').orderBy('id').select(['user_id', 'title', 'body']).execute(),
  }))
  expect(entry?.body).toMatchObject({
    action: 'set_duties',
    actor: null,
    before: { duties: ['users'] },
    after: { duties: ['decide', 'users'] },
  })
  expect(told.filter(({ user_id }) => user_id === last.id).map(({ title }) => title)).toContain(
    'The ministry changed your account',
  )
  expect(told.filter(({ user_id }) => user_id === auditor.id)).toEqual([
    {
      user_id: auditor.id,
      title: `What ${last.first_name} ${last.last_name} may do was changed`,
      body: 'Duties now: decide, users.\nOn the server.',
    },
  ])
})

itOnce('takes duties away, with the cases of who no longer reviews', async () => {
  const { reviewer } = people
  const { id } = await using((db) => makeRegistration(db, { status: 'pending', assignee_id: reviewer.id }))
  const { output } = await setDuties('--email', reviewer.email, '--set', 'none')
  expect(output).toContain('Duties now: none.')
  const { rows } = await using((db) => sql`select assignee_id from registration where id = ${id}`.execute(db))
  expect(rows).toEqual([{ assignee_id: null }])
})

itOnce('leaves somebody who manages users', async () => {
  const { errors, code } = await setDuties('--email', people.last.email, '--set', 'review')
  expect([code, errors]).toEqual([
    1,
    'Nobody else could manage officers then. Give another officer the duty “users” first.\n',
  ])
})

itOnce.each([
  [[], /^Enter the email of the officer\.\nUse it like this: npm run admin:duties/],
  [['--email', 'nobody@example.org'], /^No officer has the email nobody@example\.org\./],
  [['--email', 'a@example.org', '--set', 'review,rule'], /^“rule” is no duty\. The duties are review, inspect, decide/],
])('says what is wrong: %j', async (args, sentence) => {
  const { errors, code } = await setDuties(...args)
  expect(code).toBe(1)
  expect(errors).toMatch(sentence)
})

itOnce('has nothing to do with owners', async () => {
  const { errors, code } = await setDuties('--email', people.owner.email, '--set', 'all')
  expect([code, errors]).toEqual([1, `No officer has the email ${people.owner.email}.\n`])
})
