import type { RefObject } from 'react'
import { type SingleKeys, useSingleKeys } from '../single-keys.ts'

function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])
}

const presentIn = (rows: readonly HTMLElement[]) => rows.findIndex((row) => row.contains(document.activeElement))

/** Moves the focus to what opens the next row of a list, or the row before. */
function moveIn(list: HTMLElement | null, step: 1 | -1): void {
  const rows = rowsIn(list)
  const present = presentIn(rows)
  const row = present === -1 ? rows[0] : rows[present + step]
  row?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** Selects the row with the focus, or takes it out of the selection; with Shift all rows since the one before. */
function selectIn(list: HTMLElement | null, shiftKey: boolean): void {
  const rows = rowsIn(list)
  const checkbox = rows[presentIn(rows)]?.querySelector('input[type="checkbox"]')
  checkbox?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
}

interface Keys {
  /** Without it the list has no keys. */
  isOn: boolean
  /** Selects nothing. */
  onClear?: (() => void) | undefined
}

const none: SingleKeys = {}

/**
 * The keys of a list: J and K move between the elements in it that have `data-row`, X selects, Escape selects nothing. Enter
 * opens, because the focus is on the link of the row.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, { isOn, onClear }: Keys): void {
  const keys: SingleKeys = {
    j: () => moveIn(list.current, 1),
    k: () => moveIn(list.current, -1),
    x: ({ shiftKey }) => selectIn(list.current, shiftKey),
    ...(onClear && { escape: onClear }),
  }
  useSingleKeys(isOn ? keys : none)
}
