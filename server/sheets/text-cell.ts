import type { FaultyCell } from '@portal/domain/imports/cell.ts'
import { sheetLimits } from './sheet-limits.ts'

const shownLetters = 80
const errorValue = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/

/** The cell of a text. One of nothing but blanks is empty. */
export function textCell(text: string): string | FaultyCell | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (trimmed.length > sheetLimits.cellLetters) return { fault: 'too long', text: trimmed.slice(0, shownLetters) }
  return errorValue.test(trimmed) ? { fault: 'error value', text: trimmed } : text
}
