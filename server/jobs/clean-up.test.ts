import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openSession } from '../auth/sessions.ts'
import { localFileStore } from '../files/file-store.ts'
import { makeSpool } from '../files/spool.ts'
import { uploadFolder } from '../files/upload-folder.ts'
import { makeFacility } from '../testing/factories.ts'
import { makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { cleanUp, cleanUpFolders } from './clean-up.ts'

const now = new Date('2026-11-20T12:00:00Z')
const foldersIn = (dataDir: string) => ({
  spool: makeSpool(dataDir),
  uploads: uploadFolder(dataDir),
})

it('deletes replies stored for retries after 30 days, those to people without an account after two, not before', async () => {
  const { db, dataDir } = await testApp()
  const { id } = await makeOwner(db)
  const rows = [
    { user_id: id, created_at: '2026-10-21T11:59:00Z' },
    { user_id: id, created_at: '2026-10-21T12:01:00Z' },
    { user_id: null, created_at: '2026-11-18T11:59:00Z' },
    { user_id: null, created_at: '2026-11-18T12:01:00Z' },
  ]
  for (const row of rows) {
    const key = `clean-up ${row.created_at}`
    await db
      .insertInto('idempotency_key')
      .values({ ...row, key, request_hash: Buffer.from('1'), reply: '{}' })
      .execute()
  }
  await cleanUp(db, localFileStore(dataDir), now)
  const left = db.selectFrom('idempotency_key').where('key', 'like', 'clean-up %').orderBy('key').select('key')
  expect(await left.execute()).toEqual([
    { key: 'clean-up 2026-10-21T12:01:00Z' },
    { key: 'clean-up 2026-11-18T12:01:00Z' },
  ])
})

it('deletes drafts that were not changed for 30 days, not before', async () => {
  const { db, dataDir } = await testApp()
  const { id } = await makeOwner(db)
  for (const updated_at of ['2026-10-21T11:59:00.000Z', '2026-10-21T12:01:00.000Z']) {
    const row = { user_id: id, form: `add-facility-${updated_at.slice(14, 16)}`, value: '{}', updated_at }
    await db.insertInto('draft').values(row).execute()
  }
  await cleanUp(db, localFileStore(dataDir), now)
  const left = await db.selectFrom('draft').where('user_id', '=', id).select('updated_at').execute()
  expect(left).toEqual([{ updated_at: '2026-10-21T12:01:00.000Z' }])
})

it('deletes sessions that have ended, not before', async () => {
  const { db, dataDir } = await testApp()
  const { id } = await makeOwner(db)
  await db.deleteFrom('session').where('user_id', '=', id).execute()
  for (const opened of ['2026-10-20T11:59:00Z', '2026-10-21T12:01:00Z']) await openSession(db, id, new Date(opened))
  await cleanUp(db, localFileStore(dataDir), now)
  const left = await db.selectFrom('session').where('user_id', '=', id).select('ends_at').execute()
  expect(left).toEqual([{ ends_at: '2026-11-20T12:01:00.000Z' }])
})

it('deletes links and codes that have ended, of passwords, emails and phone numbers, not before', async () => {
  const { db, dataDir } = await testApp()
  for (const ends_at of ['2026-11-20T11:59:00.000Z', '2026-11-20T12:01:00.000Z']) {
    const { id: user_id } = await makeOwner(db)
    const secret = { user_id, secret_hash: Buffer.from(ends_at), asked_at: '2026-11-20T09:00:00Z', ends_at }
    await db
      .insertInto('password_reset')
      .values({ ...secret, kind: 'link' })
      .execute()
    await db
      .insertInto('email_change')
      .values({ ...secret, email: `new-${user_id}@example.org` })
      .execute()
    const { secret_hash: code_hash, ...asked } = secret
    await db
      .insertInto('phone_confirmation')
      .values({ ...asked, code_hash, phone_number: '+2348031234567' })
      .execute()
  }
  await cleanUp(db, localFileStore(dataDir), now)
  for (const table of ['password_reset', 'email_change', 'phone_confirmation'] as const) {
    const left = await db.selectFrom(table).where('asked_at', '=', '2026-11-20T09:00:00Z').select('ends_at').execute()
    expect(left).toEqual([{ ends_at: '2026-11-20T12:01:00.000Z' }])
  }
})

it('deletes uploads that were begun 24 hours ago, and files that were not written to for 25 hours, not before', async () => {
  const { db, dataDir } = await testApp()
  const { id: user_id } = await makeOwner(db)
  const { id: facility_id } = await makeFacility(db, { user_id })
  await mkdir(join(dataDir, 'uploads'))
  await mkdir(join(dataDir, 'spool'))
  await writeFile(join(dataDir, 'spool', 'of a killed process'), '')
  const aQuarterEarlier = new Date('2026-11-20T11:44:00Z')
  await utimes(join(dataDir, 'spool', 'of a killed process'), aQuarterEarlier, aQuarterEarlier)
  for (const started of ['2026-11-19T10:59:00.000Z', '2026-11-19T11:59:00.000Z', '2026-11-19T12:01:00.000Z']) {
    const upload = {
      id: started,
      user_id,
      call: '/api/upload/document',
      facility_id,
      size_bytes: 1,
      started_at: started,
    }
    await db.insertInto('resumable_upload').values(upload).execute()
    await writeFile(join(dataDir, 'uploads', started), '')
    await utimes(join(dataDir, 'uploads', started), new Date(started), new Date(started))
  }
  await cleanUpFolders(foldersIn(dataDir), now)
  await cleanUp(db, localFileStore(dataDir), now)
  const left = await db.selectFrom('resumable_upload').where('user_id', '=', user_id).select('id').execute()
  expect(left).toEqual([{ id: '2026-11-19T12:01:00.000Z' }])
  const files = await readdir(join(dataDir, 'uploads'))
  expect(files.sort()).toEqual(['2026-11-19T11:59:00.000Z', '2026-11-19T12:01:00.000Z'])
  expect(await readdir(join(dataDir, 'spool'))).toEqual([])
})

it('deletes messages 90 days after they were sent and a year after they failed, in batches, not before', async () => {
  const { db, dataDir } = await testApp()
  const { id: user_id } = await makeOwner(db)
  const message = { channel: 'mail', user_id, template: 'decision', facts: '{}', is_security: false } as const
  const sent = (sent_at: string) => ({ ...message, state: 'sent' as const, sent_at, created_at: sent_at })
  const failed = (created_at: string) => ({ ...message, state: 'failed' as const, created_at })
  const rows = [
    ...Array.from({ length: 1200 }, () => sent('2026-08-22T11:59:00Z')),
    sent('2026-08-22T12:01:00Z'),
    failed('2025-11-20T11:59:00Z'),
    failed('2025-11-20T12:01:00Z'),
    { ...message, state: 'queued' as const, created_at: '2025-01-01T00:00:00Z' },
  ]
  const withCause = rows.map((row, place) => ({ ...row, cause: `clean-up/${user_id}/${place}` }))
  await db.insertInto('outbox').values(withCause).execute()
  await cleanUp(db, localFileStore(dataDir), now)
  const left = db.selectFrom('outbox').where('user_id', '=', user_id).orderBy('id').select(['state', 'created_at'])
  expect(await left.execute()).toEqual([
    { state: 'sent', created_at: '2026-08-22T12:01:00.000Z' },
    { state: 'failed', created_at: '2025-11-20T12:01:00.000Z' },
    { state: 'queued', created_at: '2025-01-01T00:00:00.000Z' },
  ])
})
