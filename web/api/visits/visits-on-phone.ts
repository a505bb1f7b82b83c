// Small enough for the first page. The database itself is opened by visit-database.ts, which is loaded when it is needed.

/** The name of the browser's database with the visits on this phone. */
export const visitsDatabase = 'visits'

/** Whether this browser keeps visits, whoever's they are. */
export async function hasKeptVisits(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === visitsDatabase)
  } catch {
    // Without IndexedDB nothing is kept. A browser that cannot list its databases finds them when the page of visits opens.
    return false
  }
}

/** The module that reads the visits; undefined if none was ever kept in this browser. */
export async function loadIfVisitsKept(): Promise<typeof import('./kept-visits.ts') | undefined> {
  return (await hasKeptVisits()) ? import('./kept-visits.ts') : undefined
}
