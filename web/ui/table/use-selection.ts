import { useState } from 'react'

export type RowKey = string | number

/** The selected rows of a list. */
export interface Selection {
  keys: ReadonlySet<RowKey>
  /** Selects rows, or takes them out. */
  select: (keys: readonly RowKey[], isSelected: boolean) => void
  clear: () => void
}

const nothing: ReadonlySet<RowKey> = new Set()

/** The selection of a list. Another page, order or filter, of which `list` is made, has its own. */
export function useSelection(list: string): Selection {
  const [selected, setSelected] = useState({ list, keys: nothing })
  const keys = selected.list === list ? selected.keys : nothing
  function select(changed: readonly RowKey[], isSelected: boolean) {
    const others = [...keys].filter((key) => !changed.includes(key))
    setSelected({ list, keys: new Set(isSelected ? [...others, ...changed] : others) })
  }
  return { keys, select, clear: () => setSelected({ list, keys: nothing }) }
}
