import { type Kysely, sql } from 'kysely'
import { isBegun } from '../audit/begin-record.ts'
import { byProgram, recordChanges } from '../audit/record-changes.ts'
import type { Db } from '../database/connect.ts'
import { rowsWithoutRecord } from '../database/recording-dialect.ts'
import type { Tables } from '../database/tables/tables.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedDocumentKinds } from './seed-document-kinds.ts'
import { seedFees } from './seed-fees.ts'
import { seedOffences } from './seed-offences.ts'
import { seedPlaces } from './seed-places.ts'
import { seedSampleRequirements } from './seed-sample-requirements.ts'
import { seedSampleStandards } from './seed-sample-standards.ts'
import { seedSettings } from './seed-settings.ts'

/** The arbitrary key of the advisory lock for seeding. */
const seedingLock = 4_310_027

/**
 * Fills an empty database with the initial data of every portal: places, the catalogue, examples of fees and offences, and the settings. Existing rows are
 * not changed, so that officers' changes stay; types of facility without any requirement get samples. Several processes may start at once.
 * What is there before the audit record begins is noted when it begins; what a later version adds is recorded.
 */
export async function seed(db: Kysely<Tables>): Promise<void> {
  if (await isBegun(db)) return recordChanges(db, byProgram('start', new Date()), fillUp)
  await db.transaction().execute(async (transaction) => {
    await sql.raw(rowsWithoutRecord).execute(transaction)
    await fillUp(transaction)
  })
}

async function fillUp(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${seedingLock}::bigint)`.execute(db)
  await seedPlaces(db)
  await seedCatalogue(db)
  await seedSampleRequirements(db)
  await seedSampleStandards(db)
  await seedDocumentKinds(db)
  await seedFees(db)
  await seedOffences(db)
  await seedSettings(db)
}
