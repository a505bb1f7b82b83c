import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { makeFacility } from '../../testing/factories.ts'
import { makeOwner } from '../../testing/people.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { findCandidates } from './candidates.ts'

let db: Db

beforeAll(async () => {
  db = (await testDatabase()).db
  const owner = await makeOwner(db)
  await makeFacility(db, { user_id: owner.id, company_name: 'Kainji Dispensary', owner_name: 'Musa Bello' })
})

it.each([27_788, 51_022, 1_000_000])('finds candidates among %i facilities', async (facilities) => {
  const found = await findCandidates(db, ['kianji', 'disp'], facilities)
  expect(found.get('kianji')).toEqual([{ word: 'kainji', n: 0, o: 0, quality: 2 }])
  expect(found.get('disp')).toEqual([{ word: 'dispensary', n: 0, o: 0, quality: 1 }])
})
