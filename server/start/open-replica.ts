import { checkPostgres, isTemporarilyUnavailable, sentenceAbout } from '../database/check-postgres.ts'
import { connectPostgres, type Database } from '../database/connect.ts'
import { type ReadReplica, readReplica } from '../database/read-replica.ts'
import { ForeignReplica, ReplicaLag } from '../database/replica-lag.ts'
import type { Config } from './config.ts'

const foreign =
  'READ_DATABASE_URL leads to no standby of the database of DATABASE_URL, so it would show what belongs to another portal. Correct it, or leave it out.'

/**
 * Opens the standby for reads that may be some seconds old, if there is one. A standby that does not answer is read later; one
 * that cannot be right stops the start.
 */
export async function openReplica(
  { readDatabaseUrl: url }: Pick<Config, 'readDatabaseUrl'>,
  primary: Database,
  onChange: (obstacle: string | undefined) => void,
): Promise<ReadReplica | undefined> {
  if (url === undefined) return undefined
  const replica = connectPostgres(url)
  try {
    await checkPostgres(url)
    await new ReplicaLag(primary.db, replica.db).measure()
  } catch (error) {
    // The first read finds that it does not answer, and the log says so.
    if (!isTemporarilyUnavailable(error)) {
      await replica.close()
      throw error instanceof ForeignReplica
        ? new Error(foreign)
        : sentenceAbout(error, { url, setting: 'READ_DATABASE_URL' })
    }
  }
  return readReplica({ primary, replica, onChange })
}
