import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../../database/connect.ts'
import { recordPenalty } from '../../money/charge-penalty.ts'
import { insertInvoiceLine } from '../../records/money/invoices.ts'
import { listRates } from '../../records/standing/offences.ts'
import { updatePenalty } from '../../records/standing/penalties.ts'
import type { Chance } from './chance.ts'
import { daysBefore, type makeDemoFacilities } from './demo-facilities.ts'
import type { DemoPeople } from './demo-people.ts'
import names from './names.json' with { type: 'json' }

type Facilities = Awaited<ReturnType<typeof makeDemoFacilities>>

/** Penalises one facility in sixteen: most with an amount of the tariff, some of which are overdue or waived. */
export async function makeDemoPenalties(db: Db, chance: Chance, people: DemoPeople, facilities: Facilities, now: Date) {
  const rates = await listRates(db)
  const penalised = facilities.filter((_, index) => index % 16 === 5)
  for (const [index, { id: facility_id, user_id }] of penalised.entries()) {
    const user = chance.of(people.officers)
    const at = new Date(daysBefore(now, chance.between(2, 60)))
    const { offence, comment } = chance.of(names.penalties)
    const rate = rates.find((row) => row.offence === offence)
    const today = lagosDate(at)
    const money = rate
      ? { ...rate, due_date: addDays(today, rate.days_to_pay) }
      : { offence_id: null, offence: null, amount_kobo: null, due_date: null }
    const { offence_id, amount_kobo, due_date } = money
    const penalty = { facility_id, registration_id: null, user_id, comment, offence_id, offence: money.offence }
    const id = await recordPenalty({ db, user, now: at, today }, { ...penalty, amount_kobo, due_date })
    if (index % 6 === 2) await waive(db, { id, officerId: user.id, now })
  }
}

async function waive(db: Db, { id, officerId, now }: { id: number; officerId: number; now: Date }): Promise<void> {
  const reason = 'It was put right on the day of the visit.'
  const at = now.toISOString()
  const { offence, amount_kobo, invoice_id } = await db
    .selectFrom('penalty')
    .where('id', '=', id)
    .select(['offence', 'amount_kobo', 'invoice_id'])
    .executeTakeFirstOrThrow()
  if (invoice_id !== null && amount_kobo !== null) {
    const line = { kind: 'waiver', description: `Waived. Penalty: ${offence}`, amount_kobo: -amount_kobo } as const
    await insertInvoiceLine(db, { ...line, invoice_id, penalty_id: id, reason, recorded_by: officerId, created_at: at })
  }
  await updatePenalty(db, id, { status: 'waived', decided_by: officerId, decided_at: at, decision_reason: reason })
}
