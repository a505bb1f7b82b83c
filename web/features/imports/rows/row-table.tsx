import type { Reply } from '@portal/contract/call.ts'
import type { listImportRows } from '@portal/contract/imports/calls/import-rows.ts'
import type { ReactNode } from 'react'
import type { Loading } from '../../../ui/feedback/when-loaded.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import type { Selection } from '../../../ui/table/use-selection.ts'
import textStyles from '../../../ui/text.module.css'
import { OutcomeBadge, RowStateBadge } from '../import-badge.tsx'
import { choiceWords, fieldWords } from '../import-words.ts'
import type { ChoicesOf } from '../use-choices.ts'
import { type ImportRow, RowValue } from './row-value.tsx'
import styles from './rows.module.css'

/** What a row is called: by the name of its facility, or by its number in the file. */
export function rowName({ line, fields }: ImportRow): string {
  return fields.name ?? `Row ${line}`
}

interface TableProps {
  of: Loading<Reply<typeof listImportRows>>
  address: ReturnType<typeof useListAddress>
  choicesOf: ChoicesOf
  /** The rows have begun to come in: what became of them is shown. */
  hasBegun: boolean
  /** Rows can be chosen for many at once. */
  selection: { of: Selection; actions: (rows: ImportRow[]) => ReactNode } | undefined
  onOpen: (row: ImportRow) => void
  empty: ReactNode
}

/** Why a row is where it is, or what an officer chose for it. */
function Why({ row: { choice, why } }: { row: ImportRow }) {
  const words = choice === null ? why : choiceWords[choice]
  return words && <span className={textStyles.second}>{words}</span>
}

function columnsFor({ choicesOf, onOpen, hasBegun }: Pick<TableProps, 'choicesOf' | 'onOpen' | 'hasBegun'>) {
  const value = (field: ImportRow['marks'][number]['field'], header = fieldWords(field)): Column<ImportRow> => ({
    header,
    cell: (row) => <RowValue row={row} field={field} choicesOf={choicesOf} />,
  })
  const columns: Column<ImportRow>[] = [
    { header: 'Row', cell: ({ line }) => line },
    {
      header: 'Facility',
      inCard: 'name',
      cell: (row) => (
        <>
          <button type="button" className={styles.name} onClick={() => onOpen(row)}>
            {rowName(row)}
          </button>
          <span className={textStyles.second}>
            <RowValue row={row} field="type" choicesOf={choicesOf} />
          </span>
        </>
      ),
    },
    value('lga'),
    value('paper_number', 'Number'),
    value('issued', 'Issued'),
    value('last_day'),
    value('phone'),
    {
      header: hasBegun ? 'What became of it' : 'State',
      inCard: 'state',
      cell: (row) => (
        <>
          {hasBegun ? <OutcomeBadge outcome={row.outcome} /> : <RowStateBadge state={row.state} />}
          <Why row={row} />
        </>
      ),
    },
  ]
  return columns
}

/** The rows of a register with what was made of each cell. */
export function RowTable({ of, address, selection, empty, ...cells }: TableProps) {
  return (
    <DataTable
      caption="Rows of the register"
      hidesCaption
      hasKeys
      of={of}
      rows={({ data }) => data}
      page={(reply) => reply}
      rowKey={({ line }) => line}
      columns={columnsFor(cells)}
      onPage={address.goToPage}
      onPageSize={(per_page) => address.filter({ per_page })}
      {...(selection && { selection: { ...selection, nameOf: rowName } })}
      empty={empty}
    />
  )
}
