import type { ImportedField } from '@portal/contract/imports/import-row.ts'
import { importFieldRules, type PaperStatus } from '@portal/domain/imports/import-fields.ts'
import type {
  CellMarkKind,
  ImportChoice,
  ImportOutcome,
  ImportRowState,
  ImportStatus,
} from '@portal/domain/imports/import-states.ts'

/** The name of a field. */
export function fieldWords(field: ImportedField): string {
  return importFieldRules[field].label
}

/** How far an import is. */
export const statusWords = {
  reading: 'Being read',
  refused: 'Not read',
  draft: 'Draft',
  waiting: 'Waits for commit',
  committing: 'Coming in',
  stopped: 'Stopped',
  committed: 'Came in',
  undoing: 'Being undone',
  undone: 'Undone',
  'given up': 'Given up',
} as const satisfies Record<ImportStatus, string>

/** What the rows of a state are called. */
export const stateWords = {
  new: 'New',
  same: 'Here already',
  doubtful: 'Doubtful',
  wrong: 'Wrong',
  'left out': 'Left out',
} as const satisfies Record<ImportRowState, string>

/** What the rows of a state are, and what becomes of them. */
export const stateMeanings = {
  new: 'The portal has none of these facilities. They come in unless you leave some out.',
  same: 'The portal has these facilities. They stay out, unless you add the licence to the facility that is here.',
  doubtful: 'Each may be a facility that is here, or has a value that is not certain. They stay out until you choose.',
  wrong: 'Something in these rows is missing or cannot be right. They stay out until it is corrected.',
  'left out': 'Titles, totals, repeated headings and empty rows of the file. No facility stands in them.',
} as const satisfies Record<ImportRowState, string>

/** What becomes, or became, of a row. */
export const outcomeWords = {
  'comes in': 'Comes in',
  'stays out': 'Stays out',
  'came in': 'Came in',
  'kept out': 'Kept out',
  'taken back': 'Taken back',
} as const satisfies Record<ImportOutcome, string>

/** What an officer chose for a row. */
export const choiceWords = {
  new: 'Comes in as a new facility',
  'add licence': 'Adds its licence to the facility that is here',
  'leave out': 'Left out by an officer',
} as const satisfies Record<ImportChoice, string>

/** What was made of a cell. */
export const markWords = {
  understood: 'Understood',
  doubtful: 'Not certain',
  wrong: 'Wrong',
  corrected: 'Corrected',
} as const satisfies Record<CellMarkKind, string>

/** What paper says of a licence. */
export const statusChoices = [
  { value: 'licensed', label: 'Licensed' },
  { value: 'ended', label: 'Ended' },
  { value: 'closed', label: 'Closed' },
  { value: 'unknown', label: 'Not known' },
] as const satisfies readonly { value: PaperStatus; label: string }[]
