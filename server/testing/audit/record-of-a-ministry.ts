import { onAccount } from '../../actions/account.ts'
import { act } from '../../actions/act.ts'
import { onFacility } from '../../actions/facility.ts'
import { actAndShow } from '../../actions/registration.ts'
import { beginRecord } from '../../audit/begin-record.ts'
import { byProgram, recordChanges } from '../../audit/record-changes.ts'
import { recordEntry } from '../../audit/record-entry.ts'
import type { Database } from '../../database/connect.ts'
import { insertRestriction } from '../../records/standing/restrictions.ts'
import { actingAs } from '../acting.ts'
import { makeFacility, makeRegistration } from '../factories.ts'
import { makeOfficer, makeOwner } from '../people.ts'
import { sealAll } from './seal-all.ts'

const today = '2026-03-02'

/**
 * Lets a small ministry work: decisions with certificates, a suspension, a change of duties, and events of other kinds, in several
 * seals. Returns the ids of what its entries are about.
 */
export async function recordOfMinistry(database: Database) {
  const { db } = database
  const officer = await makeOfficer(db)
  const colleague = await makeOfficer(db, ['review'])
  const owner = await makeOwner(db)
  const now = new Date(`${today}T09:00:00Z`)
  const waiting = await Promise.all(
    [1, 2, 3, 4].map(() => makeRegistration(db, { status: 'Awaiting decision', submitted_at: now.toISOString() })),
  )
  const facility = await makeFacility(db)
  await beginRecord(db, now)
  await sealAll(db, now)
  const as = (run: (context: ReturnType<typeof actingAs>) => Promise<unknown>) =>
    recordChanges(db, byProgram('test', now), (transaction) =>
      run(actingAs(officer, database, { db: transaction, today })),
    )
  for (const [index, { id }] of waiting.entries()) {
    const name = index === 3 ? 'Decline' : 'Approve'
    await as((context) => actAndShow(context, name, id, { input: { reason: 'Because.' } }))
    for (let event = 0; event < 5; event++) {
      const actor = { user_id: owner.id, name: 'Musa Abubakar' }
      const about = { kind: 'document', id: index * 10 + event } as const
      await recordEntry(db, { at: now, actor, address: '192.0.2.9', action: 'open_document', about })
    }
    await sealAll(db, now)
  }
  const imposed = { from_date: today, reason: 'No water.', imposed_by: officer.id, imposed_at: now.toISOString() }
  await as((context) =>
    act(context, onFacility, 'Suspend', facility.id, {
      input: {
        reason: 'No water.',
        letter: { restriction: { noun: 'suspension', from_date: today, until_date: null, reason: 'No water.' } },
      },
      write: () => insertRestriction(context.db, { ...imposed, facility_id: facility.id, kind: 'suspended' }),
      reply: () => Promise.resolve(),
    }),
  )
  await as((context) =>
    act(context, onAccount, 'Change account', colleague.id, {
      input: { wanted: ['review', 'finance'] },
      write: () => Promise.resolve(),
      reply: () => Promise.resolve(),
    }),
  )
  await sealAll(db, now)
  const [approved] = waiting
  return {
    officer,
    colleague,
    owner,
    facility,
    approved: approved?.id ?? 0,
    declined: waiting.at(-1)?.id ?? 0,
    now,
  }
}
