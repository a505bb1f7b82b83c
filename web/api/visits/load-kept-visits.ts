import { hasKeptVisits } from './visits-on-phone.ts'

/** The module that reads the visits; undefined if none was ever kept in this browser. */
export async function loadIfVisitsKept(): Promise<typeof import('./kept-visits.ts') | undefined> {
  return (await hasKeptVisits()) ? import('./kept-visits.ts') : undefined
}
