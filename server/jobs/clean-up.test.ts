import { expect, it } from 'vitest'
import { openSession } from '../auth/sessions.ts'
import { localFileStore } from '../files/file-store.ts'
import { makeSpool } from '../files/spool.ts'
import { makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { cleanUp } from './clean-up.ts'

it('deletes replies stored for retries after two days, not before', async () => {
  const { db, dataDir } = await testApp()
  const { id } = await makeOwner(db)
  for (const created_at of ['2026-11-18T11:59:00Z', '2026-11-18T12:01:00Z']) {
    const row = { key: created_at, user_id: id, request_hash: Buffer.from('1'), reply: '{}', created_at }
    await db.insertInto('idempotency_key').values(row).execute()
  }
  await cleanUp(db, { files: localFileStore(dataDir), spool: makeSpool(dataDir) }, new Date('2026-11-20T12:00:00Z'))
  const left = await db.selectFrom('idempotency_key').where('user_id', '=', id).select('key').execute()
  expect(left).toEqual([{ key: '2026-11-18T12:01:00Z' }])
})

it('deletes drafts that were not changed for 30 days, not before', async () => {
  const { db, dataDir } = await testApp()
  const { id } = await makeOwner(db)
  for (const updated_at of ['2026-10-21T11:59:00.000Z', '2026-10-21T12:01:00.000Z']) {
    const row = { user_id: id, form: `add-facility-${updated_at.slice(14, 16)}`, value: '{}', updated_at }
    await db.insertInto('draft').values(row).execute()
  }
  await cleanUp(db, { files: localFileStore(dataDir), spool: makeSpool(dataDir) }, new Date('2026-11-20T12:00:00Z'))
  const left = await db.selectFrom('draft').where('user_id', '=', id).select('updated_at').execute()
  expect(left).toEqual([{ updated_at: '2026-10-21T12:01:00.000Z' }])
})

it('deletes sessions that have ended, not before', async () => {
  const { db, dataDir } = await testApp()
  const { id } = await makeOwner(db)
  await db.deleteFrom('session').where('user_id', '=', id).execute()
  for (const opened of ['2026-10-20T11:59:00Z', '2026-10-21T12:01:00Z']) await openSession(db, id, new Date(opened))
  await cleanUp(db, { files: localFileStore(dataDir), spool: makeSpool(dataDir) }, new Date('2026-11-20T12:00:00Z'))
  const left = await db.selectFrom('session').where('user_id', '=', id).select('ends_at').execute()
  expect(left).toEqual([{ ends_at: '2026-11-20T12:01:00.000Z' }])
})
