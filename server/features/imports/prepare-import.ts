import type * as calls from '@portal/contract/imports/calls/imports.ts'
import { importAction } from '@portal/domain/actions/import.ts'
import type { ImportReading } from '@portal/domain/imports/import-reading.ts'
import { type ImportSource, mostOpenImports } from '@portal/domain/imports/import-states.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onNewImport } from '../../actions/import.ts'
import { refuseFile } from '../../files/refuse-file.ts'
import { countOpenImports, insertImport, insertImportFile } from '../../records/imports/imports.ts'
import { nextSerial } from '../../records/licences/serials.ts'
import type { Context, InputOf } from '../../use-case/context.ts'
import { showImport } from './show-import.ts'

const longestName = 120

/** What is known of how a file is read before it is. */
export const notRead: ImportReading = {
  sheet: null,
  sheets: [],
  is_read: false,
  heading_rows: [],
  columns: [],
  is_remembered: false,
  is_chosen: false,
  values: [],
}

/** Keeps a file, which a job then reads. */
export async function addImport(context: Context, { body, file }: InputOf<typeof calls.addImport>) {
  if (file.bytes.length === 0) refuseFile('invalid_input', 'The file is empty. Choose another one')
  const name = file.name.replaceAll(/\p{C}/gu, '').trim().slice(0, longestName) || 'Register'
  const id = await prepare(context, { source: 'file', name, reading: { ...notRead, sheet: body.sheet } })
  await insertImportFile(context.db, id, file.bytes)
  return { message: importAction('Prepare import').message ?? '', data: await showImport(context, id) }
}

/** Adds an import under the next number of the year. The bound is of what is being prepared by all officers together. */
export async function prepare(
  context: Context,
  { source, name, reading }: { source: ImportSource; name: string; reading: ImportReading },
): Promise<number> {
  const { db, user, now, today } = context
  const year = today.slice(0, 4)
  const number = `IMP-${year}-${String(await nextSerial(db, `import/${year}`)).padStart(4, '0')}`
  if ((await countOpenImports(db)) >= mostOpenImports) {
    refuse('limit_reached', `${mostOpenImports} imports are being prepared. Commit or give up one of them first`)
  }
  const at = now.toISOString()
  return act(context, onNewImport, 'Prepare import', number, {
    input: { name },
    async write() {
      const status = importAction('Prepare import').leadsTo
      const row = { number, source, name, status, prepared_by: user.id, prepared_at: at, updated_at: at }
      return { id: await insertImport(db, { ...row, reading: JSON.stringify(reading) }) }
    },
    reply: async ({ id }) => id,
  })
}
