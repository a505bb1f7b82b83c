import type { RefObject } from 'react'
import { KeysDialog } from '../../../ui/keys-dialog.tsx'
import { useSingleKeys } from '../../../ui/single-keys.ts'

function rowsIn(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])
}

const presentIn = (rows: readonly HTMLElement[]) => rows.findIndex((row) => row.contains(document.activeElement))

function moveIn(list: HTMLElement | null, step: 1 | -1): void {
  const rows = rowsIn(list)
  const present = presentIn(rows)
  const row = present === -1 ? rows[0] : rows[present + step]
  const choices = row?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []
  const chosen = Array.from(choices).find(({ checked }) => checked) ?? choices[0]
  chosen?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** Chooses a meaning of the value with the focus by its place, and goes on to the next value. */
function chooseIn(list: HTMLElement | null, place: number): void {
  const rows = rowsIn(list)
  const choices = rows[presentIn(rows)]?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? []
  const choice = place === 0 ? choices[choices.length - 1] : choices[place - 1]
  if (!choice) return
  choice.click()
  moveIn(list, 1)
}

const places = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The keys of the values: J and K move, a digit chooses the offer in that place, 0 says that it is not on paper. */
export function useValueKeys(list: RefObject<HTMLElement | null>): void {
  const byPlace = places.map((place) => [String(place), () => chooseIn(list.current, place)] as const)
  useSingleKeys({
    ...Object.fromEntries(byPlace),
    0: () => chooseIn(list.current, 0),
    j: () => moveIn(list.current, 1),
    k: () => moveIn(list.current, -1),
  })
}

/** What the keys of the values do. */
export function ValueKeys() {
  return (
    <KeysDialog
      button="Keys"
      title="Keys of the values"
      keys={[
        { label: 'J', value: 'Next value' },
        { label: 'K', value: 'Value before' },
        { label: '1 to 9', value: 'The offer in this place, and on to the next value' },
        { label: '0', value: 'Not on paper, and on to the next value' },
      ]}
    />
  )
}
