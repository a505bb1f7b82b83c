import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as account from '@portal/contract/accounts/calls/account.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { runRolesFile, withUser } from '../testing/database-roles.ts'
import { type PortalProcess, startPortal } from '../testing/portal-process.ts'
import { startSmtpServer } from '../testing/smtp-server.ts'
import { newDatabaseOfPortalApp, newEmptyDatabaseUrl } from '../testing/test-database.ts'
import { connectPostgres, type Database } from './connect.ts'

const forbidden = /^(permission denied|must be (owner|superuser|member)|only .*superuser|cannot insert a non-DEFAULT)/i

/** What somebody tries who has stolen the password of the portal's role, to change the record or to get around it. */
const insertWith = (column: string, value: string) =>
  `insert into audit_entry (at, kid, body, mac, ${column}) overriding system value values (now(), '', '{}', '', ${value})`

const attacks: [string, string][] = [
  ['change an entry', "update audit_entry set body = '{}'"],
  ['delete an entry', 'delete from audit_entry'],
  ['empty the record', 'truncate audit_entry'],
  ['drop the record', 'drop table audit_entry'],
  ['change what an entry says of rows', "update audit_row set after = ''"],
  ['delete what an entry says of rows', 'delete from audit_row'],
  ['empty what entries say of rows', 'truncate audit_row'],
  ['change a signed head', "update audit_seal set hash = ''"],
  ['delete a signed head', 'delete from audit_seal'],
  ['empty the heads', 'truncate audit_seal'],
  ['begin an era', "insert into audit_era (era, at, reason) values (9, now(), '')"],
  ['begin an era by the function', "select begin_audit_era(now(), '')"],
  ['choose the id of an entry', insertWith('id', '1')],
  ['choose the transaction of an entry', insertWith('xid', "'1'")],
  ['choose the era of an entry', insertWith('era', '0')],
  ['switch off the triggers of the record', 'alter table audit_entry disable trigger all'],
  ['switch off the trigger of the record', 'alter table audit_entry disable trigger audit_entry_is_kept'],
  ['drop the trigger', 'drop trigger audit_entry_is_kept on audit_entry'],
  [
    'replace what the trigger does',
    "create or replace function refuse_change() returns trigger language plpgsql as 'begin return null; end'",
  ],
  ['rewind the ids of entries', "select setval(pg_get_serial_sequence('audit_entry', 'id'), 1)"],
  ['shadow the record', 'create temp table audit_entry (id int)'],
  ['switch off the trigger that notes the rows', 'alter table fee disable trigger rows_are_recorded'],
  [
    'replace what that trigger does',
    "create or replace function record_rows_of_fee() returns trigger language plpgsql as 'begin return null; end'",
  ],
  ['switch off the triggers of a table', 'alter table user_account disable trigger all'],
  [
    'create a trigger',
    'create trigger mine before insert on user_account execute function pg_catalog.suppress_redundant_updates_trigger()',
  ],
  ['create a rule', 'create rule mine as on insert to user_account do instead nothing'],
  ['create a table', 'create table audit (id int)'],
  ['create a table that shadows another', 'create temp table user_account (id int)'],
  ['create a schema', 'create schema mine'],
  ['create a function', "create function mine() returns int language sql as 'select 1'"],
  ['add a column', 'alter table user_account add mine text'],
  ['drop a table', 'drop table notification'],
  ['empty a table', 'truncate notification'],
  ['pretend that a migration was made', "insert into kysely_migration (name, timestamp) values ('9999', '')"],
  ['switch triggers off for the session', 'set session_replication_role = replica'],
  ['become the owner', 'set role portal_owner'],
  ['become a superuser', 'set session authorization postgres'],
  ['change the server', "alter system set log_statement = 'none'"],
  ['run a program on the server', "copy (select 1) to program 'true'"],
  ['read a file of the server', "select pg_read_file('postgresql.conf')"],
  ['rewind a sequence', "select setval(pg_get_serial_sequence('user_account', 'id'), 1)"],
  ['fill the disk with large objects', 'select lo_create(0)'],
  ['create a role', 'create role mine superuser'],
]

describe.runIf(process.env.TEST_DATABASE === 'postgres')('the role of the portal at work', () => {
  let app: Database
  beforeAll(async () => {
    app = await newDatabaseOfPortalApp()
  })

  it.each(attacks)('may not %s', async (_, statement) => {
    await expect(app.pool.query(statement)).rejects.toThrow(forbidden)
  })

  it('may add entries', async () => {
    const { rowCount } = await app.pool.query(
      "insert into audit_entry (at, kid, body, mac) values (now(), '', '{}', '')",
    )
    expect(rowCount).toBe(1)
  })

  it('may read and write every table but those that are written once', async () => {
    const { rows } = await app.pool.query(`
      select relname, array_agg(privilege order by privilege) filter (where has_table_privilege(pg_class.oid, privilege)) as may
      from pg_class, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
      where relnamespace = 'public'::regnamespace and relkind = 'r' group by relname
    `)
    const exceptions = rows.filter(({ may }) => String(may) !== 'delete,insert,select,update')
    expect(Object.fromEntries(exceptions.map(({ relname, may }) => [relname, may]))).toEqual({
      audit_entry: ['select'],
      audit_row: ['insert', 'select'],
      audit_seal: ['insert', 'select'],
      audit_era: ['select'],
      kysely_migration: ['select'],
      kysely_migration_lock: ['select'],
    })
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a portal with two roles', () => {
  const running: PortalProcess[] = []
  const officer = { ADMIN_EMAIL: 'officer@ministry.example', ADMIN_PASSWORD: 'seven-green-bicycles' }
  let folder: string
  let url: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-roles-'))
    url = await newEmptyDatabaseUrl()
    const superuser = connectPostgres(url, 1)
    await runRolesFile(superuser, process.env.TEST_DATABASE_URL ?? '')
    await superuser.close()
  })
  afterEach(() => {
    for (const { child } of running.splice(0)) child.kill('SIGKILL')
  })
  afterAll(async () => {
    for (const made of [folder, `${folder}-backup`]) await rm(made, { recursive: true, force: true })
  })

  function start(settings: Record<string, string>): PortalProcess {
    const portal = startPortal({ DATA_DIR: folder, ...officer, ...settings })
    running.push(portal)
    return portal
  }

  const logIn = async (address: string) => {
    const body = JSON.stringify({ email: officer.ADMIN_EMAIL, password: officer.ADMIN_PASSWORD })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${address}${account.login.path}`, { method: 'POST', headers, body })).status
  }

  it('cannot start on an empty database without the owner, and says what to do', async () => {
    const portal = start({ DATABASE_URL: withUser(url, 'portal_app') })
    expect(await portal.ended).toBe(1)
    expect(portal.output()).toContain('does not let the user portal_app change the database')
    expect(portal.output()).toContain('name its owner in MIGRATION_DATABASE_URL.')
  })

  it('is made by its owner and works, jobs and mail included, without the rights of the owner', async () => {
    const mail = await startSmtpServer()
    const settings = {
      DATABASE_URL: withUser(url, 'portal_app'),
      PUBLIC_URL: 'https://licences.example.org',
      SMTP_URL: mail.url,
      MAIL_FROM: 'licences@example.org',
    }
    const first = start({ ...settings, MIGRATION_DATABASE_URL: withUser(url, 'portal_owner') })
    expect(await logIn(await first.ready())).toBe(200)
    const forgot = JSON.stringify({ email: officer.ADMIN_EMAIL })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${await first.ready()}/api/password/forgot`, { method: 'POST', headers, body: forgot })
    await expect.poll(() => mail.received.length).toBe(1)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.output()).not.toMatch(/"level":50|signatures only/)
    // Once the schema is up to date, the portal needs no owner.
    const second = start(settings)
    expect(await logIn(await second.ready())).toBe(200)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    expect(second.output()).not.toMatch(/"level":50|signatures only/)
    await mail.stop()
  })

  it('is backed up without the rights of the owner, and restored as before', async () => {
    const backup = `${folder}-backup`
    await writeBackup({ dataDir: folder, databaseUrl: withUser(url, 'portal_app') }, backup, new Date())
    const restored = await newEmptyDatabaseUrl()
    const superuser = connectPostgres(restored, 1)
    await runRolesFile(superuser, process.env.TEST_DATABASE_URL ?? '')
    await superuser.close()
    const databaseUrl = withUser(restored, 'portal_app')
    const migrationDatabaseUrl = withUser(restored, 'portal_owner')
    const dataDir = join(folder, 'restored')
    await cp(join(folder, 'keys'), join(dataDir, 'keys'), { recursive: true })
    await restoreBackup({ dataDir, databaseUrl, migrationDatabaseUrl }, backup, new Date())
    const app = connectPostgres(databaseUrl, 1)
    const { rows } = await app.pool.query('select email from user_account').finally(() => app.close())
    expect(rows).toEqual([{ email: 'officer@ministry.example' }])
  })
})
