import { dayNumber } from './plain-days.ts'

// The stages of the simulated ministry, as a clerk would look them up: by the day of the Submit and the type of the facility. Nothing
// here uses the portal's rules.

/** From this day on there are stages at all. */
export const stagesFrom = '2027-03-01'
/** From this day on the inspectorate signs hospitals too. */
export const inspectorateFrom = '2028-10-02'
/** From this day on the registry signs no more. */
export const registryUntil = '2030-02-04'

const [first, second, third] = [stagesFrom, inspectorateFrom, registryUntil].map(dayNumber)

/** The names of the stages of an application, in their order. */
export function plainStagesOn(submittedOn: number, type: number): string[] {
  if (first === undefined || second === undefined || third === undefined || submittedOn < first) return []
  const registry = submittedOn < third ? ['Registry'] : []
  const inspectorate = submittedOn >= second && type === 2 ? ['Inspectorate'] : []
  return [...registry, ...inspectorate, 'Director']
}

/** How far an application is. */
export interface PlainCase {
  stages: readonly string[]
  /** So many of them are signed. */
  signed: number
}

/** Which stage is to be signed; null if all are, or there is none. */
export function presentOf({ stages, signed }: PlainCase): string | null {
  return stages[signed] ?? null
}
