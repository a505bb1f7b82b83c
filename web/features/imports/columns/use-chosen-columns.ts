import type { Reply } from '@portal/contract/call.ts'
import type { showImport } from '@portal/contract/imports/calls/imports.ts'
import type { ImportedField } from '@portal/contract/imports/import-row.ts'
import { useState } from 'react'
import { type ChosenColumns, columnsOf } from './chosen-columns.ts'

type Shown = Reply<typeof showImport>['data']

interface Chosen {
  /** The import as it was shown when the first of them was chosen. */
  from: Shown
  columns: ChosenColumns
}

/** What an officer has chosen for columns of an import and has not sent yet. */
export type ChosenForColumns = ReturnType<typeof useChosenColumns>

/** The place of a column says which one it is as long as the same rows of the same sheet are read. */
const isReadAlike = (one: Shown, other: Shown) => one.sheet === other.sheet && one.heading_row === other.heading_row

/**
 * Keeps what is chosen for columns until it is sent. It outlasts what other officers change of the import, and the step
 * while the rows are matched.
 */
export function useChosenColumns(of: Shown) {
  const [chosen, setChosen] = useState<Chosen>()
  const fits = chosen !== undefined && isReadAlike(chosen.from, of)
  const columns: ChosenColumns = fits ? chosen.columns : new Map()
  const before = columnsOf(chosen?.from ?? of)
  return {
    columns,
    /** Another sheet or other headings are read now, so what was chosen fits no longer. */
    isOvertaken: chosen !== undefined && !fits,
    /** The import was changed since the first of them was chosen. */
    isOutdated: fits && chosen.from.updated_at !== of.updated_at,
    /** The columns that were saved as something else since. */
    savedSince: fits ? of.columns.filter(({ column, field }) => before.get(column) !== field) : [],
    choose(column: number, field: ImportedField | null) {
      setChosen({ from: fits ? chosen.from : of, columns: new Map([...columns, [column, field]]) })
    },
    clear: () => setChosen(undefined),
  }
}
