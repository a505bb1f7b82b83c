import type { Reply, Sent } from '@portal/contract/call.ts'
import type * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import type { showImport } from '@portal/contract/imports/calls/imports.ts'
import {
  cellMarkKinds,
  type ImportOutcome,
  type ImportRowState,
  importOutcomes,
  importRowStates,
} from '@portal/domain/imports/import-states.ts'

type Shown = Reply<typeof showImport>['data']

/** The rows that a list shows. */
export type RowFilters = NonNullable<Sent<typeof rowCalls.chooseImportRows>['body']['filters']>

/** Whether the rows have begun to come in. Then what became of them counts, and nothing of them can be changed. */
export function hasBegun({ status }: Pick<Shown, 'status'>): boolean {
  return ['committing', 'stopped', 'committed', 'undoing', 'undone'].includes(status)
}

/** The state whose rows are shown first: where something waits for an officer. */
function firstState({ states, unsettled }: Pick<Shown, 'states' | 'unsettled'>): ImportRowState | undefined {
  const open = (['doubtful', 'wrong'] as const).find((state) => unsettled[state] > 0)
  const others = ['same', 'new', 'doubtful', 'wrong'] as const
  return open ?? others.find((state) => states[state] > 0)
}

/** The outcome whose rows are shown first: what was kept out, which needs an officer. */
function firstOutcome({ outcomes }: Pick<Shown, 'outcomes'>): ImportOutcome | undefined {
  const toRead = ['kept out', 'came in', 'taken back', 'comes in', 'stays out'] as const
  return toRead.find((outcome) => outcomes[outcome] > 0)
}

const isLine = (text: string) => /^[1-9]\d{0,5}$/.test(text)

/** The rows of an import that the address asks for. `state=all` is every row. */
export function filtersOf(of: Shown, get: (name: string) => string): RowFilters {
  const state = importRowStates.find((name) => name === get('state'))
  const outcome = importOutcomes.find((name) => name === get('outcome'))
  const mark = cellMarkKinds.find((kind) => kind === get('mark'))
  const isOpen = get('state') === '' && get('outcome') === ''
  const first = hasBegun(of) ? { outcome: firstOutcome(of) } : { state: firstState(of) }
  return {
    ...(isOpen ? first : { state, outcome }),
    ...(mark && { mark }),
    ...(isLine(get('line')) && { line: Number(get('line')) }),
    ...(get('q') && { q: get('q') }),
  }
}
