import { expect, it } from 'vitest'
import { localFileStore } from '../files/file-store.ts'
import { makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { keepHouse } from './keep-house.ts'

it('forgets the replies that were kept for a retry after two days, and not before', async () => {
  const { db, dataDir } = await testApp()
  const { id } = await makeOwner(db)
  for (const created_at of ['2026-11-18T11:59:00Z', '2026-11-18T12:01:00Z']) {
    const row = { key: created_at, user_id: id, request_hash: Buffer.from('1'), reply: '{}', created_at }
    await db.insertInto('idempotency_key').values(row).execute()
  }
  await keepHouse(db, localFileStore(dataDir), new Date('2026-11-20T12:00:00Z'))
  const left = await db.selectFrom('idempotency_key').where('user_id', '=', id).select('key').execute()
  expect(left).toEqual([{ key: '2026-11-18T12:01:00Z' }])
})
