import { databaseName } from './phone-database.ts'

/** The module that reads and writes the database; undefined if nothing was ever kept in this browser. */
export async function loadIfKept(): Promise<typeof import('./phone-storage.ts') | undefined> {
  return (await hasDatabase()) ? loadPhoneStorage() : undefined
}

/** The module that reads and writes the database. */
export function loadPhoneStorage(): Promise<typeof import('./phone-storage.ts')> {
  return import('./phone-storage.ts')
}

async function hasDatabase(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName)
  } catch {
    // Some browsers have no list of databases.
    return true
  }
}
