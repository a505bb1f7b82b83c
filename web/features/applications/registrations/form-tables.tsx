import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import type { RowKind } from '@portal/domain/applications/row-sections.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import type { ComponentType, ReactNode } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { DatesInTable, Day } from '../../../ui/dates.tsx'
import styles from './form-to-sign.module.css'

interface TableProps {
  caption: string
  columns: string[]
  rows: { id: number; cells: ReactNode[] }[]
  /** How many there are in all; the reply carries the first hundred. */
  total: number
}

function FormTable({ caption, columns, rows, total }: TableProps) {
  if (total === 0) return <p>None are recorded.</p>
  return (
    <>
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <DatesInTable>
            {rows.map(({ id, cells }) => (
              <tr key={id}>
                {cells.map((cell, index) => (
                  <td key={columns[index]}>{cell}</td>
                ))}
              </tr>
            ))}
          </DatesInTable>
        </tbody>
      </table>
      {total > rows.length && (
        <p>
          The first {rows.length} of {total} are printed here. All are in the application.
        </p>
      )}
    </>
  )
}

function AddedOn({ at }: { at: string }) {
  return (
    <span className={styles.day}>
      <Day of={at} />
    </span>
  )
}

interface FormProps {
  details: RegistrationDetails
}

/** The staff, on the printed form. */
function FormStaff({ details: { staffs, totals } }: FormProps) {
  return (
    <FormTable
      caption="Staff"
      columns={['Name', 'Cadre', 'Qualification', 'Time']}
      rows={staffs.map(({ id, full_name, cadre, highest_qualification, time }) => ({
        id,
        cells: [full_name, cadre, highest_qualification, time],
      }))}
      total={totals.staffs}
    />
  )
}

/** The referees, on the printed form. */
function FormReferees({ details: { referees, totals } }: FormProps) {
  return (
    <FormTable
      caption="Referees"
      columns={['Name', 'Occupation', 'Phone number', 'Acquainted for']}
      rows={referees.map(({ id, full_name, occupation, phone_number, duration_of_acquaintance }) => ({
        id,
        cells: [full_name, occupation, phoneInGroups(phone_number), duration_of_acquaintance],
      }))}
      total={totals.referees}
    />
  )
}

const formRows: Record<RowKind, ComponentType<FormProps>> = { staff: FormStaff, referee: FormReferees }

/** The rows of a section, on the printed form. */
export function FormRows({ kind, details }: FormProps & { kind: RowKind }) {
  const Rows = formRows[kind]
  return <Rows details={details} />
}

/** The documents and payments that belong to the application, on the printed form. */
export function FormFiles({ details: { documents, payments, totals } }: FormProps) {
  return (
    <>
      <FormTable
        caption="Documents"
        columns={['Document', 'Added on']}
        rows={documents.map(({ id, name, created_at }) => ({
          id,
          cells: [name, <AddedOn key="day" at={created_at} />],
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
