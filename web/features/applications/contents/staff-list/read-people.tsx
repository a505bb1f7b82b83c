import type { ColumnFields } from '@portal/domain/applications/staff-lists/staff-columns.ts'
import { readTable } from '@portal/domain/applications/staff-lists/staff-table.ts'
import { typedPerson } from '@portal/domain/applications/staff-lists/typed-person.ts'
import { useCallback, useMemo, useState } from 'react'
import { Select } from '../../../../ui/form/inputs.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import { CheckedList } from './checked-list.tsx'
import type { KeptList } from './kept-list.ts'
import type { Known } from './known-staff.ts'
import { ListColumns } from './list-columns.tsx'
import { listLimits, tooManyPeople } from './list-limits.ts'
import type { Sheet } from './read-text.ts'
import type { Answers } from './use-staff-list.ts'

/** A list that was read. */
export interface ReadList {
  sheets: Sheet[]
  listed: readonly Known[]
  /** What was chosen and said before the page was loaded anew. */
  before?: Pick<KeptList, 'at' | 'columns' | 'answers'> | undefined
}

const hasNames = ({ rows }: Sheet) => readTable(rows).columns.includes('full_name')

/** Why nothing can be done with what was read. */
export function refusalOfSheets(sheets: readonly Sheet[]): string | undefined {
  const tables = sheets.map(({ rows }) => readTable(rows))
  if (tables.every(({ people }) => people.length === 0)) return 'There are no people in this list'
  return tables.every(({ people }) => people.length > listLimits.people) ? tooManyPeople : undefined
}

interface ReadPeopleProps {
  list: ReadList
  facilityId: number
  /** Called at each change, to keep the list. */
  onChange: (now: Pick<KeptList, 'at' | 'columns' | 'answers'>) => void
  onAllAdded: () => void
  onBack: () => void
  onClose: () => void
  onBusy: (isBusy: boolean) => void
}

/** The people of a list by its sheet and its columns, which can be corrected. */
export function ReadPeople({ list: { sheets, listed, before }, facilityId, onChange, ...dialog }: ReadPeopleProps) {
  const [at, setAt] = useState(() => before?.at ?? Math.max(0, sheets.findIndex(hasNames)))
  const rows = sheets[at]?.rows
  const table = useMemo(() => readTable(rows ?? []), [rows])
  const [corrected, setCorrected] = useState<ColumnFields | undefined>(
    before?.columns?.map((field) => field ?? undefined),
  )
  const [isOpen, setIsOpen] = useState(!table.columns.includes('full_name'))
  const columns = corrected ?? table.columns
  const people = useMemo(
    () => table.people.slice(0, listLimits.people).map((row) => typedPerson(row, columns, table.headings)),
    [table, columns],
  )
  const place = `${at} ${columns.join()}`
  const [placeBefore] = useState(place)
  const onAnswer = useCallback(
    (answers: Answers) => onChange({ at, columns: corrected?.map((field) => field ?? null) ?? null, answers }),
    [onChange, at, corrected],
  )
  const reading = (
    <div className={layout.stack3}>
      {sheets.length > 1 && (
        <Select
          label="Sheet of the workbook"
          value={at}
          onChange={({ currentTarget }) => {
            const chosen = Number(currentTarget.value)
            setCorrected(undefined)
            setIsOpen(!sheets.slice(chosen, chosen + 1).some(hasNames))
            setAt(chosen)
          }}
        >
          {sheets.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <ListColumns table={table} columns={columns} onChange={setCorrected} isOpen={isOpen} onOpen={setIsOpen} />
      {table.people.length > people.length && <p>{tooManyPeople}: the first 1,000 are shown.</p>}
    </div>
  )
  return (
    <CheckedList
      {...dialog}
      key={place}
      answered={(place === placeBefore && before?.answers) || undefined}
      onAnswer={onAnswer}
      facilityId={facilityId}
      people={people}
      others={table.others}
      listed={listed}
      reading={reading}
    />
  )
}
