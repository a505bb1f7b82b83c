import { useEffect, useRef } from 'react'
import { alreadyLoaded } from '../../../../ui/feedback/already-loaded.ts'
import { BusyButton } from '../../../../ui/form/busy-button.tsx'
import { Button } from '../../../../ui/form/button.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx'
import { TwoLines } from '../two-lines.tsx'
import type { StaffCsvRow } from './read-staff-csv.ts'
import styles from './staff-csv.module.css'
import { type RowResult, useAddStaff } from './use-add-staff.ts'

function Result({ row: { problems }, result }: { row: StaffCsvRow; result: RowResult | undefined }) {
  if (result && 'isAdded' in result) return 'Added'
  const wrong = result ? [result.problem] : problems
  if (wrong.length === 0) return 'Ready'
  return wrong.map((problem) => (
    <p key={problem} className={styles.wrong}>
      {problem}
    </p>
  ))
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

interface CheckedProps {
  facilityId: number
  rows: StaffCsvRow[]
  /** Returns to the text. */
  onBack: () => void
  onClose: () => void
}

/** The rows of a list, with what is wrong in which line, and the button that adds those without a fault. */
export function CheckedStaff({ facilityId, rows, onBack, onClose }: CheckedProps) {
  const { results, isAdding, stoppedBy, add } = useAddStaff(facilityId)
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const good = rows.filter(({ problems }) => problems.length === 0)
  const ready = good.filter(({ line }) => !results.has(line))
  const added = [...results.values()].filter((result) => 'isAdded' in result).length
  const wrong = rows.length - ready.length - added
  const columns: Column<StaffCsvRow>[] = [
    { header: 'Line', cell: ({ line }) => line },
    {
      header: 'Person',
      cell: ({ fields }) => (
        <TwoLines
          first={fields.full_name}
          second={[fields.phone_number, fields.cadre, fields.staff_category_type].filter(Boolean).join(', ')}
        />
      ),
    },
    { header: 'Result', isText: true, cell: (row) => <Result row={row} result={results.get(row.line)} /> },
  ]
  return (
    <div className={`${layout.stack4} ${styles.checked}`}>
      <p ref={summary} tabIndex={-1} role="status" className={styles.summary}>
        {added > 0 && `${people(added)} added. `}
        {ready.length > 0 && `${people(ready.length)} can be added. `}
        {wrong > 0 && (wrong === 1 ? '1 line with a fault is left out.' : `${wrong} lines with faults are left out.`)}
      </p>
      {stoppedBy && (
        <p role="alert" className={styles.wrong}>
          {stoppedBy} Nothing is added twice when you continue.
        </p>
      )}
      <DataTable
        caption="The list"
        hidesCaption
        of={alreadyLoaded(rows)}
        rows={(loaded) => loaded}
        rowKey={({ line }) => line}
        columns={columns}
        empty={null}
      />
      <div className={layout.row3}>
        {ready.length > 0 && (
          <BusyButton busy={isAdding && `Adding: ${added} of ${good.length}`} onClick={() => void add(good)}>
            {added > 0 ? 'Continue' : `Add ${people(ready.length)}`}
          </BusyButton>
        )}
        {!isAdding && added === 0 && (
          <Button variant="default" onClick={onBack}>
            Change the list
          </Button>
        )}
        {!isAdding && (
          <Button variant={ready.length > 0 ? 'default' : 'filled'} onClick={onClose}>
            {added > 0 ? 'Close' : 'Cancel'}
          </Button>
        )}
      </div>
    </div>
  )
}
