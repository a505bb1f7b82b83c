import { expect, it } from 'vitest'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { makeOfficer } from '../../testing/people.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { removeRow } from './section-rows.ts'

it.each(['staff', 'referee'] as const)(
  'keeps who removed a row of %s first, also when two people do it at once',
  async (kind) => {
    const { db } = await testDatabase()
    const registration = await makeRegistration(db)
    await completeApplication(db, registration)
    const row = () =>
      db
        .selectFrom<'staff' | 'referee'>(kind)
        .where('facility_id', '=', registration.facility_id)
        .select(['id', 'removed_by', 'removed_at'])
        .executeTakeFirstOrThrow()
    const [first, second] = [await makeOfficer(db), await makeOfficer(db)]
    const { id } = await row()
    await removeRow(db, kind, id, first.id, new Date('2026-03-02T09:00:00Z'))
    await removeRow(db, kind, id, second.id, new Date('2026-03-02T09:00:01Z'))
    expect(await row()).toEqual({ id, removed_by: first.id, removed_at: '2026-03-02T09:00:00.000Z' })
  },
)
