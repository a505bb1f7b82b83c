import type { duplicateMarks } from '@portal/contract/money/payment.ts'
import type { PaymentStatus } from '@portal/domain/money/invoices.ts'
import { maxSamePayments } from '@portal/domain/money/payment-views.ts'
import { sql } from 'kysely'

/** Another payment that has the reference or the file of a payment. */
interface SamePayment {
  mark: (typeof duplicateMarks)[number]
  id: number
  facility_id: number
  company_name: string
  amount_kobo: number
  invoice_id: number | null
  status: PaymentStatus
}

/** So many payments are named for each mark. */
const maxNamed = sql.lit(maxSamePayments)

/** The newest other payments that have what `payment` has. Files are compared by their SHA-256. */
export const samePayments = sql<SamePayment[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('mark', mark, 'id', same.id, 'facility_id', same.facility_id,
    'company_name', of.company_name, 'amount_kobo', same.amount_kobo, 'invoice_id', same.invoice_id,
    'status', same.status) order by mark desc, same.id desc), '[]')
  from (
    (select 'reference' as mark, other.id from payment as other
      where other.reference_key = payment.reference_key and other.id <> payment.id and other.removed_at is null
      order by other.id desc limit ${maxNamed})
    union all
    (select 'file', other.id from file
      join file as copy on copy.sha256 = file.sha256 and copy.slug <> file.slug
      join payment as other on other.document = copy.slug and other.removed_at is null
      where file.slug = payment.document
      order by other.id desc limit ${maxNamed})
  ) as marked
  join payment as same on same.id = marked.id
  join facility as of on of.id = same.facility_id
)`
