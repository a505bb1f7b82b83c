import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { inspectionFor } from '../inspections/inspection-of-registration.ts'
import { invoicesOfRegistration } from '../money/invoices.ts'
import { paymentsOfRegistration } from '../money/payments.ts'
import { caseStagesOn } from './case-stages.ts'
import { handsOf } from './review.ts'

/** What a decision on a registration rests on, for a query of it: verdicts, invoice, payments, the last visit, who ever considered and approved it, and the stages. */
export function restsOn(db: Db, registrationId: number, today: string) {
  const verdicts = db
    .selectFrom('consideration')
    .where('registration_id', '=', registrationId)
    .select(['information_verdict', 'documents_verdict', 'recommend_to_inspect'])
  return [
    jsonObjectFrom(verdicts).as('consideration'),
    jsonObjectFrom(invoicesOfRegistration(db, registrationId)).as('invoice'),
    jsonArrayFrom(paymentsOfRegistration(db, registrationId)).as('payments'),
    handsOf(registrationId).as('hands'),
    inspectionFor(registrationId).as('inspection'),
    caseStagesOn(db, registrationId, today).as('case_stages'),
  ] as const
}
