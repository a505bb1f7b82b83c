import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPasswordOf } from '../auth/passwords.ts'
import { connectEmbedded, type Database } from '../database/connect.ts'
import { findCredentials, getUser } from '../records/accounts/accounts.ts'
import { compileCache } from '../testing/portal-process.ts'
import { makeQuickFolder } from '../testing/quick-place.ts'
import { copyEmbeddedDatabase, newTestDatabase } from '../testing/test-database.ts'

const program = fileURLToPath(new URL('./admin-create.ts', import.meta.url))
const onPostgres = process.env.TEST_DATABASE === 'postgres'
/** For what does not depend on the database: on one of the two. */
const itOnce = it.runIf(process.env.TEST_ONCE_HERE)
const name = ['--first-name', 'Hadiza', '--last-name', 'Bello']

let folder: string
let postgres: Database | undefined
beforeAll(async () => {
  folder = await makeQuickFolder()
  if (onPostgres) postgres = await newTestDatabase()
  else await copyEmbeddedDatabase(join(folder, 'database'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the program with a password on standard input. */
async function createOfficer(args: string[], typed = '') {
  const place = postgres ? { DATABASE_URL: postgres.pool.options.connectionString } : { DATA_DIR: folder }
  const run = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...compileCache, ...place },
  })
  run.stdin.end(typed)
  const [output, errors, [code]] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'close')])
  return { output, errors, code }
}

/** Reads the database that the program wrote to. */
async function reading<T>(read: (db: Database['db']) => Promise<T>): Promise<T> {
  if (postgres) return read(postgres.db)
  const database = await connectEmbedded({ dataDir: join(folder, 'database') })
  return read(database.db).finally(() => database.close())
}

/** Whether the officer chooses another password at the first log-in. */
const mustChange = (email: string) =>
  reading((db) =>
    db.selectFrom('user_account').where('email', '=', email).select('must_change_password').executeTakeFirst(),
  )

describe('creating an officer from the command line', () => {
  it('uses the password that is typed, and does not print it', async () => {
    const args = ['--email', 'Hadiza@Ministry.example', ...name]
    const { output, errors, code } = await createOfficer(args, 'seven-green-bicycles\n')
    expect({ errors, code }).toEqual({ errors: '', code: 0 })
    expect(output).toBe('Hadiza Bello can log in as an officer with hadiza@ministry.example.\n')
    const { officer, isRight } = await reading(async (db) => {
      const found = await findCredentials(db, 'hadiza@ministry.example')
      const isRight = await isPasswordOf(found?.password_hash, 'seven-green-bicycles')
      return { officer: await getUser(db, found?.id ?? 0), isRight }
    })
    expect(isRight).toBe(true)
    expect(await mustChange('hadiza@ministry.example')).toEqual({ must_change_password: false })
    expect(officer).toMatchObject({ first_name: 'Hadiza', last_name: 'Bello', privilege_type: 'admin' })
  })

  itOnce('generates a password when none is typed, and shows it', async () => {
    const { output, code } = await createOfficer(['--email', 'yusuf@ministry.example', ...name])
    expect(code).toBe(0)
    const password = /shown only now: (\S+)/.exec(output)?.[1] ?? ''
    expect(password).toMatch(/^[2-9a-hjkmnp-tv-z]{5}(-[2-9a-hjkmnp-tv-z]{5}){3}$/)
    const found = await reading((db) => findCredentials(db, 'yusuf@ministry.example'))
    expect(await isPasswordOf(found?.password_hash, password)).toBe(true)
    expect(await mustChange('yusuf@ministry.example')).toEqual({ must_change_password: true })
  })

  itOnce('refuses an email that has an account', async () => {
    const args = ['--email', 'hadiza@ministry.example', ...name]
    const { errors, code } = await createOfficer(args, 'another-good-password\n')
    expect(code).toBe(1)
    expect(errors).toBe(
      'There is an account with the email hadiza@ministry.example already. Choose another email for the officer.\n',
    )
  })

  itOnce('refuses a password that is easy to guess', async () => {
    const { errors, code } = await createOfficer(['--email', 'new@ministry.example', ...name], 'password\n')
    expect(code).toBe(1)
    expect(errors).toBe('This password is easy to guess. Choose another one.\n')
    expect(await reading((db) => findCredentials(db, 'new@ministry.example'))).toBeUndefined()
  })

  itOnce('refuses a password that contains the name of the officer', async () => {
    const args = ['--email', 'new@ministry.example', ...name]
    const { errors, code } = await createOfficer(args, 'Bello-in-Minna-7\n')
    expect(code).toBe(1)
    expect(errors).toBe('Do not use your name or your email in your password.\n')
    expect(await reading((db) => findCredentials(db, 'new@ministry.example'))).toBeUndefined()
  })

  itOnce('prints its usage when an argument is missing or wrong', async () => {
    const missing = await createOfficer(name)
    expect(missing.code).toBe(1)
    expect(missing.errors).toMatch(/^Enter an email address \(--email\)\.\nUse it like this: npm run admin:create/)
    const unknown = await createOfficer(['--mail', 'new@ministry.example'])
    expect(unknown.code).toBe(1)
    expect(unknown.errors).toMatch(/--mail/)
  })

  it.skipIf(onPostgres)('refuses while the portal runs on the same data folder', async () => {
    const portal = await connectEmbedded({ dataDir: join(folder, 'database') })
    const { errors, code } = await createOfficer(['--email', 'late@ministry.example', ...name])
    await portal.close()
    expect(code).toBe(1)
    expect(errors).toMatch(
      /is already running on the data folder .*Stop the portal, create the officer, and start it again/,
    )
  })
})
