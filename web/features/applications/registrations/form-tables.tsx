import { nameOfDocument } from '@portal/domain/applications/staff-documents.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { Day } from '../../../ui/dates.tsx'
import { FormTable } from '../form-table.tsx'
import styles from './form-to-sign.module.css'

function AddedOn({ at }: { at: string }) {
  return (
    <span className={styles.day}>
      <Day of={at} />
    </span>
  )
}

/** The documents and payments that belong to the application, on the printed form. */
export function FormFiles({ details: { documents, payments, totals } }: { details: RegistrationDetails }) {
  return (
    <>
      <FormTable
        caption="Documents"
        columns={['Document', 'Added on']}
        rows={documents.map((document) => ({
          id: document.id,
          cells: [nameOfDocument(document), <AddedOn key="day" at={document.created_at} />],
        }))}
        total={totals.documents}
      />
      <FormTable
        caption="Payments"
        columns={['Payment', 'Added on']}
        rows={payments.map(({ id, amount, created_at }) => ({
          id,
          cells: [formatNaira(amount), <AddedOn key="day" at={created_at} />],
        }))}
        total={totals.payments}
      />
    </>
  )
}
