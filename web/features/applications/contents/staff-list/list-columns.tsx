import {
  type ColumnFields,
  type StaffField,
  staffColumns,
} from '@portal/domain/applications/staff-lists/staff-columns.ts'
import type { StaffTable } from '@portal/domain/applications/staff-lists/staff-table.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Select } from '../../../../ui/form/inputs.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import textStyles from '../../../../ui/text.module.css'
import styles from './staff-list.module.css'

const samples = 3

/** The first values of a column, so that it can be recognised. */
function samplesOf({ people }: StaffTable, column: number): string {
  const values = people.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '')
  return [...new Set(values)].slice(0, samples).join(', ')
}

function inWords(columns: ColumnFields): string {
  const titles = staffColumns.filter(({ field }) => columns.includes(field)).map(({ title }) => title)
  return titles.length > 0 ? `Columns that are used: ${titles.join(', ')}.` : 'No column was recognised.'
}

interface ColumnsProps {
  table: StaffTable
  columns: ColumnFields
  onChange: (columns: ColumnFields) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Which column of the list is what. */
export function ListColumns({ table, columns, onChange, isOpen, onOpen }: ColumnsProps) {
  const hasNames = columns.includes('full_name')
  function choose(column: number, field: StaffField | undefined) {
    // A field other than the name has one column.
    const isTaken = (one: StaffField | undefined) => one === field && field !== 'full_name'
    onChange(columns.map((one, index) => (index === column ? field : isTaken(one) ? undefined : one)))
  }
  return (
    <section className={`${layout.stack3} ${styles.columns}`} aria-label="Columns">
      {!hasNames && <p className={textStyles.error}>Say which column has the names.</p>}
      <div className={layout.row3}>
        <span className={textStyles.note}>{inWords(columns)}</span>
        <Button variant="subtle" isCompact aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
          {isOpen ? 'Hide the columns' : 'Correct the columns'}
        </Button>
      </div>
      {isOpen && (
        <div className={styles.columnFields}>
          {columns.map((field, column) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={column}
              label={table.headings[column] || `Column ${column + 1}`}
              description={samplesOf(table, column) || 'Empty'}
              value={field ?? ''}
              onChange={({ currentTarget }) =>
                choose(column, staffColumns.find((one) => one.field === currentTarget.value)?.field)
              }
            >
              <option value="">Not needed</option>
              {staffColumns.map((one) => (
                <option key={one.field} value={one.field}>
                  {one.title}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
    </section>
  )
}
