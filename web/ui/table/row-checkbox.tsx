import { type ChangeEvent, useRef } from 'react'
import type { RowKey, Selection } from './use-selection.ts'

interface HeadProps {
  selection: Selection
  /** The rows of the page. */
  keys: readonly RowKey[]
}

/** The box in the head of a table, which selects every row of the page. */
export function PageCheckbox({ selection, keys }: HeadProps) {
  const count = keys.filter((key) => selection.keys.has(key)).length
  const isAll = count > 0 && count === keys.length
  return (
    <input
      type="checkbox"
      aria-label="Select every row of this page"
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll
      }}
      onChange={() => selection.select(keys, !isAll)}
    />
  )
}

/** Selects single rows; with Shift all rows from the one that was clicked before. */
export function useRowSelecting(selection: Selection | undefined, keys: readonly RowKey[]) {
  const before = useRef<RowKey>(undefined)
  return (key: RowKey, { currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
    const from = isRange && before.current !== undefined ? keys.indexOf(before.current) : -1
    const to = keys.indexOf(key)
    const changed = from === -1 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1)
    before.current = key
    selection?.select(changed, currentTarget.checked)
  }
}
