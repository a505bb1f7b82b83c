import { KeysDialog } from '../../../ui/keys-dialog.tsx'
import { useSingleKeys } from '../../../ui/single-keys.ts'

/** Moves the focus to the next section of the page, or to the previous one. */
function moveToSection(step: 1 | -1): void {
  const all = Array.from(document.querySelectorAll<HTMLElement>('main section[id]'))
  const sections = all.filter((section) => section.closest('[hidden]') === null)
  const present = sections.findLastIndex((section) => section.contains(document.activeElement))
  const start = step === 1 ? 0 : sections.length - 1
  const section = sections[present === -1 ? start : present + step]
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}

const keys = [
  { label: 'J', value: 'Next section' },
  { label: 'K', value: 'Previous section' },
  { label: 'R', value: 'Return for correction' },
]

/** Keys for reviewing many applications: J and K move between the sections, R returns what is marked. */
export function ReviewShortcuts() {
  useSingleKeys({
    j: () => moveToSection(1),
    k: () => moveToSection(-1),
    r: () => document.querySelector<HTMLElement>('[aria-keyshortcuts="r"]')?.click(),
  })
  return <KeysDialog button="Keys" title="Keys of this page" keys={keys} />
}
