import type { DecisionName } from '@portal/domain/actions/decisions.ts'
import { type Printable, printables } from '@portal/domain/actions/printouts.ts'

/** What an officer can do on the page of a case. */
export type CaseActionName =
  | DecisionName
  | Printable
  | 'Save verdicts'
  | 'Return for correction'
  | 'Extend'
  | 'Update Approval'

interface CaseNow {
  /** What can be done now. */
  possible: readonly CaseActionName[]
  /** Something is marked to be returned. */
  hasMarks: boolean
  /** A verdict is still to be given, or one was chosen and not saved. */
  needsVerdicts: boolean
}

/** The order in which an action is the next one, where nothing else is to be done first. */
const order: readonly CaseActionName[] = ['Approve', 'Temporary Approval', ...printables, 'Extend']

/** Beside the next action stands the one that is needed most often besides it. */
const others: readonly CaseActionName[] = [
  ...printables,
  'Approve',
  'Temporary Approval',
  'Return for correction',
  'Extend',
  'Update Approval',
]

/** The one filled action of a case, the outlined one beside it, and what stands in the menu. */
export function arrangeActions({ possible, hasMarks, needsVerdicts }: CaseNow) {
  const first = firstOf({ possible, hasMarks, needsVerdicts })
  // The verdicts can be chosen again at any time; once they are saved, nothing is to be saved.
  const rest = possible.filter((name) => name !== first && name !== 'Save verdicts')
  const second = others.find((name) => rest.includes(name))
  return { first, second, menu: rest.filter((name) => name !== second) }
}

function firstOf({ possible, hasMarks, needsVerdicts }: CaseNow): CaseActionName | undefined {
  if (hasMarks && possible.includes('Return for correction')) return 'Return for correction'
  if (needsVerdicts && possible.includes('Save verdicts')) return 'Save verdicts'
  return order.find((name) => possible.includes(name))
}
