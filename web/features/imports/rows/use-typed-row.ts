import { useRef, useState } from 'react'
import type { Typed } from '../../../ui/form/form-check.ts'
import type { ImportRow } from './row-value.tsx'

/** What an officer has typed into the form of a row and has not sent yet. */
export type TypedRow = ReturnType<typeof useTypedRow>

/**
 * Keeps what is typed into the form of a row until it is sent. It outlasts what other officers change of the row, and the
 * step while the rows are matched.
 */
export function useTypedRow() {
  const [row, setRow] = useState<ImportRow>()
  const [wholeLine, setWholeLine] = useState<number>()
  const values = useRef<Typed>({})
  return {
    /** Whether the form of a row asks for all its fields. */
    asksForAll: ({ line }: ImportRow) => wholeLine === line,
    askForAll: ({ line }: ImportRow) => setWholeLine(line),
    /** The row as it was when typing began; undefined while nothing is typed. */
    row,
    /** The row from which a form of it begins. */
    beginningOf: (present: ImportRow) => (row?.line === present.line ? row : present),
    valuesOf: (present: ImportRow): Typed => (row?.line === present.line ? values.current : {}),
    keep(from: ImportRow, typed: Typed) {
      values.current = typed
      if (row?.line !== from.line) setRow(from)
    },
    forget() {
      values.current = {}
      setRow(undefined)
      setWholeLine(undefined)
    },
  }
}
