import { readFile } from 'node:fs/promises'
import { grantApplicationRights } from '../database/application-rights.ts'
import { connectPostgres, type Database } from '../database/connect.ts'

const rolesFile = new URL('../../ops/database-roles.sql', import.meta.url)
/** The arbitrary key of the advisory lock for creating roles, which all databases of the server share. */
const rolesLock = 4_310_029

/** Creates portal_owner and portal_app as the operations manual says, and grants portal_app its rights on this database. */
export async function makeRoles(database: Pick<Database, 'pool' | 'db'>, serverUrl: string): Promise<void> {
  await runRolesFile(database, serverUrl)
  await grantApplicationRights(database.db, 'portal_app')
}

/** Runs ops/database-roles.sql on a database. */
export async function runRolesFile({ pool }: Pick<Database, 'pool'>, serverUrl: string): Promise<void> {
  const server = connectPostgres(serverUrl, 1)
  const lock = await server.pool.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [rolesLock])
    await pool.query(await readFile(rolesFile, 'utf8'))
  } finally {
    lock.release(true)
    await server.close()
  }
}

/** The address of the same database for another role. The test server asks for no passwords. */
export function withUser(url: string, user: string): string {
  const address = new URL(url)
  address.username = user
  return address.href
}
