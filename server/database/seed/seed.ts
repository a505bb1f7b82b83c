import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { seedFees } from './seed-fees.ts'
import { seedOffences } from './seed-offences.ts'
import { seedPlaces } from './seed-places.ts'
import { seedSampleRequirements } from './seed-sample-requirements.ts'
import { seedSettings } from './seed-settings.ts'

/** The arbitrary key of the advisory lock for seeding. */
const seedingLock = 4_310_027

/**
 * Fills an empty database with the initial data of every portal: places, the catalogue, examples of fees and offences, and the settings. Existing rows are
 * not changed, so that officers' changes stay; types of facility without any requirement get samples. Several processes may start at once.
 */
export async function seed(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedingLock}::bigint)`.execute(transaction)
    await seedPlaces(transaction)
    await seedCatalogue(transaction)
    await seedSampleRequirements(transaction)
    await seedFees(transaction)
    await seedOffences(transaction)
    await seedSettings(transaction)
  })
}
