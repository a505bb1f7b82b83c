// `npm run schema`: makes a new database, and from it database/schema.sql and the files of database/functions/.
import { readdir, rm, writeFile } from 'node:fs/promises'
import { migrate } from '@portal/server/database/migrate.ts'
import { writeFunctions, writeSchema } from '@portal/server/database/schema/write-schema.ts'
import { inNewDatabase } from './new-database.ts'

const folder = new URL('../server/database/', import.meta.url)
const functions = new URL('functions/', folder)

await inNewDatabase(async ({ db }) => {
  await migrate(db)
  await writeFile(new URL('schema.sql', folder), await writeSchema(db))
  const files = await writeFunctions(db)
  for (const [name, text] of files) await writeFile(new URL(`${name}.sql`, functions), text)
  const dropped = (await readdir(functions)).filter((file) => !files.has(file.replace('.sql', '')))
  for (const file of dropped) await rm(new URL(file, functions))
})
