import type { ImportSource } from './import-states.ts'

/** The steps that lead from a file to the register, in their order. */
export const importSteps = ['columns', 'values', 'rows', 'commit'] as const

/** One of `importSteps`. */
export type ImportStep = (typeof importSteps)[number]

/** What of an import still needs an officer. */
interface ToLookAt {
  source: ImportSource
  status: string
  columns: readonly { field: string | null; confidence: 'certain' | 'likely' | 'doubtful' }[]
  uncertain_values: number
  /** The rows for which nobody has chosen anything. */
  unsettled: { doubtful: number; wrong: number }
}

/** The step at which an import opens: the first one where something waits for an officer. */
export function stepToOpen({ source, status, columns, uncertain_values, unsettled }: ToLookAt): ImportStep {
  if (status !== 'draft') return 'commit'
  if (source === 'by hand') return unsettled.doubtful + unsettled.wrong > 0 ? 'rows' : 'commit'
  if (columns.some(({ confidence }) => confidence === 'doubtful')) return 'columns'
  if (uncertain_values > 0) return 'values'
  return unsettled.doubtful + unsettled.wrong > 0 ? 'rows' : 'commit'
}
