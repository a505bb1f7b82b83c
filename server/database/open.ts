import { connectEmbedded, connectPostgres, type Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed/seed.ts'

/** Where the database is: a PostgreSQL server, else the embedded one in the data folder. */
export interface DatabasePlace {
  dataDir: string
  databaseUrl?: string
}

/** Opens the portal's database with its schema up to date and what every portal starts from. */
export async function openDatabase({ dataDir, databaseUrl }: DatabasePlace): Promise<Database> {
  const database = databaseUrl
    ? connectPostgres(databaseUrl)
    : await connectEmbedded({ dataDir: `${dataDir}/database` })
  try {
    await migrate(database.db)
    await seed(database.db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
