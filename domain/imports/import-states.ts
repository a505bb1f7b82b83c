/** How an import came to be: a file, or one licence that an officer typed. */
export const importSources = ['file', 'by hand'] as const

/** One of `importSources`. */
export type ImportSource = (typeof importSources)[number]

/**
 * How far an import is. `reading`: its rows are being read or matched; `refused`: the file cannot be read; `draft`: officers
 * correct it; `waiting`: whoever prepared it asked for the commit; `stopped`: some of it came in.
 */
export const importStatuses = [
  'reading',
  'refused',
  'draft',
  'waiting',
  'committing',
  'stopped',
  'committed',
  'undoing',
  'undone',
  'given up',
] as const

/** One of `importStatuses`. */
export type ImportStatus = (typeof importStatuses)[number]

/** The imports that are not ended, of which there is a bound. */
export const openImportStatuses = ['reading', 'draft', 'waiting'] as const satisfies readonly ImportStatus[]

/** What a row is: a facility that the portal has not, one that it has, one that an officer has to look at, and so on. */
export const importRowStates = ['new', 'same', 'doubtful', 'wrong', 'left out'] as const

/** One of `importRowStates`. */
export type ImportRowState = (typeof importRowStates)[number]

/** What an officer chooses for a row: it comes in as a facility of its own, its licence goes to the facility that is there, or it stays out. */
export const importChoices = ['new', 'add licence', 'leave out'] as const

/** One of `importChoices`. */
export type ImportChoice = (typeof importChoices)[number]

/** What the portal says of a cell that it did not take as it is written. `corrected`: an officer has said what it means. */
export const cellMarkKinds = ['understood', 'doubtful', 'wrong', 'corrected'] as const

/** One of `cellMarkKinds`. */
export type CellMarkKind = (typeof cellMarkKinds)[number]

/** What becomes, or became, of a row. */
export const importOutcomes = ['comes in', 'stays out', 'came in', 'kept out', 'taken back'] as const

/** One of `importOutcomes`. */
export type ImportOutcome = (typeof importOutcomes)[number]

/** For how many days an import can be undone after its commit. */
export const daysToUndo = 30

/** How many imports may be prepared at once. */
export const mostOpenImports = 20
