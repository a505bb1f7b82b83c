/**
 * Writes a field into a text where the cursor is. One that stands alone gets a line of its own.
 * The form learns of it as of what is typed.
 */
export function insertField(
  area: HTMLTextAreaElement,
  { name, stands_alone }: { name: string; stands_alone: boolean },
): void {
  const { selectionStart: start, selectionEnd: end } = area
  const needsBreak = (character: string | undefined) => stands_alone && character !== undefined && character !== '\n'
  const before = needsBreak(area.value.slice(0, start).at(-1)) ? '\n' : ''
  const after = needsBreak(area.value.at(end)) ? '\n' : ''
  area.setRangeText(`${before}{${name}}${after}`, start, end, 'end')
  area.focus()
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
