import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPasswordOf } from '../auth/passwords.ts'
import { connectEmbedded, type Database } from '../database/connect.ts'
import { findCredentials } from '../records/accounts/accounts.ts'
import { storeEmailChange } from '../records/accounts/email-changes.ts'
import { forLoading } from '../testing/loading-database.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { compileCache } from '../testing/portal-process.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { copyEmbeddedDatabase, newTestDatabase } from '../testing/test-database.ts'

const program = fileURLToPath(new URL('./admin-reset.ts', import.meta.url))

/** For what does not depend on the database: on one of the two. */
const itOnce = it.runIf(process.env.TEST_ONCE_HERE)

let folder: string
let postgres: Database | undefined
beforeAll(async () => {
  folder = await makeQuickFolder()
  if (process.env.TEST_DATABASE === 'postgres') postgres = await newTestDatabase()
  else await copyEmbeddedDatabase(join(folder, 'database'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(...args: string[]) {
  const place = postgres ? { DATABASE_URL: postgres.pool.options.connectionString } : { DATA_DIR: folder }
  const started = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...compileCache, ...place },
  })
  const ended = once(started, 'close')
  const [output, errors, [code]] = await Promise.all([text(started.stdout), text(started.stderr), ended])
  return { output, errors, code }
}

/** Works with the database that the program writes to. */
async function using<T>(work: (db: Database['db']) => Promise<T>): Promise<T> {
  if (postgres) return work(postgres.db)
  const database = forLoading(await connectEmbedded({ dataDir: join(folder, 'database') }))
  return work(database.db).finally(() => database.close())
}

it('prints a password that works once, ends what opened the account before, and tells the officer', async () => {
  const officer = await using(async (db) => {
    const made = await makeOfficer(db)
    await db
      .insertInto('second_factor')
      .values({ user_id: made.id, secret: 'KEY', activated_at: '2026-06-15T09:00:00Z' })
      .execute()
    await storeEmailChange(db, { user_id: made.id, email: `thief-${made.email}`, asked_at: '2026-06-15T09:00:00Z' })
    return made
  })
  const read = () =>
    using(async (db) => {
      const of = { user_id: officer.id }
      const countIn = async (table: 'session' | 'email_change' | 'second_factor' | 'outbox' | 'notification') =>
        (await db.selectFrom(table).where('user_id', '=', of.user_id).select('user_id').execute()).length
      const entries = db.selectFrom('audit_entry').where('about_id', '=', String(officer.id)).select('action')
      const account = db.selectFrom('user_account').where('id', '=', officer.id).select('must_change_password')
      return {
        found: await findCredentials(db, officer.email),
        account: await account.executeTakeFirst(),
        left: [await countIn('session'), await countIn('email_change'), await countIn('second_factor')],
        told: [await countIn('outbox'), await countIn('notification')],
        actions: (await entries.execute()).map(({ action }) => action),
      }
    })
  const { output, errors, code } = await run('--email', officer.email.toUpperCase())
  expect({ errors, code }).toEqual({ errors: '', code: 0 })
  const password = /shown only now: (\S+)/.exec(output)?.[1] ?? ''
  const after = await read()
  expect(await isPasswordOf(after.found?.password_hash, password)).toBe(true)
  expect(after).toMatchObject({
    account: { must_change_password: true },
    left: [0, 0, 1],
    told: [1, 1],
    actions: ['reset_officer'],
  })
  expect((await run('--email', officer.email, '--remove-second-factor')).code).toBe(0)
  expect((await read()).left).toEqual([0, 0, 0])
})

itOnce('refuses whoever is no officer or is disabled, and prints its usage without an email', async () => {
  const { owner, disabled } = await using(async (db) => {
    const made = { owner: await makeOwner(db), disabled: await makeOfficer(db, []) }
    const at = '2026-06-15T09:00:00Z'
    await db.updateTable('user_account').set({ disabled_at: at }).where('id', '=', made.disabled.id).execute()
    return made
  })
  expect(await run('--email', owner.email)).toMatchObject({
    code: 1,
    errors: `There is no officer with the email ${owner.email}.\n`,
  })
  expect(await run('--email', disabled.email)).toMatchObject({
    code: 1,
    errors: `The account ${disabled.email} is disabled. Enable it under Users first.\n`,
  })
  expect((await run()).errors).toMatch(
    /\(--email\)\.\nUse it like this: npm run admin:reset -- --email name@example\.com/,
  )
})
