import type { ReviewedContents } from '@portal/contract/cases/application-review.ts'
import type { Payment } from '@portal/contract/money/payment.ts'
import type { Db } from '../database/connect.ts'
import { withMoment } from '../records/applications/contents.ts'
import { inNaira, paymentsOf } from '../records/money/payments.ts'

/**
 * The payments of an approved registration: those that were approved, with what has been decided about them since, and those
 * that were recorded later.
 */
export async function readApprovedPayments(
  db: Db,
  registration: { id: number; facility_id: number },
  { approved, payments }: { approved: ReviewedContents; payments?: Payment[] | undefined },
): Promise<Payment[]> {
  const present = payments ?? (await paymentsOf(db, registration).execute()).map(inNaira)
  const byId = new Map(present.map((payment) => [payment.id, payment]))
  const kept = approved.payments.map(({ sha256, ...payment }) => byId.get(payment.id) ?? withMoment(payment))
  const known = new Set(approved.payments.map(({ id }) => id))
  return [...kept, ...present.filter(({ id }) => !known.has(id))]
}
