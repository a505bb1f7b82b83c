// `npm run baseline`: makes a database by all migrations, and from it the file from which new databases are made.
import { writeFile } from 'node:fs/promises'
import { migrate, migrationNames, schemaFiles } from '@portal/server/database/migrate.ts'
import { writeBaseline } from '@portal/server/database/schema/write-baseline.ts'
import { inNewDatabase } from './new-database.ts'

await inNewDatabase(async ({ db }) => {
  await migrate(db, { migrations: schemaFiles.migrations })
  await writeFile(schemaFiles.baseline, await writeBaseline(db, await migrationNames()))
})
