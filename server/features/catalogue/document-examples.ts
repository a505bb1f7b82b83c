import type * as calls from '@portal/contract/catalogue/calls/document-kinds.ts'
import { exampleFile } from '@portal/contract/fields/accepted-file.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../../database/connect.ts'
import { readMediaType } from '../../files/media-types.ts'
import { photoWithoutMetadata } from '../../files/photo-without-metadata.ts'
import { refuseFile } from '../../files/refuse-file.ts'
import { type ReadFile, type StoredFile, storeFile } from '../../files/store-file.ts'
import { countDocumentExamples, insertDocumentExample } from '../../records/catalogue/document-examples.ts'
import { lockDocumentKinds } from '../../records/catalogue/document-kinds.ts'
import type { Context, InputOf } from '../../use-case/context.ts'
import { showKind } from './show-document-kinds.ts'

/** The example of a kind is changed a few times in many years, and each file is kept. */
const mostExamples = 50

type Sent = InputOf<typeof calls.addDocumentExample>

/** Stores the file before the transaction begins, once it is clear that it will be accepted. */
export async function storeDocumentExample(context: Context, { params, file }: Sent): Promise<StoredFile> {
  await showKind(context, params.id)
  await refuseTooMany(context.db, params.id)
  return storeFile(context, chunksOf(await withoutMetadata(file)), context.now)
}

/** What everybody may see of the file: of a picture, nothing but the picture. */
async function withoutMetadata({ bytes }: ReadFile): Promise<Buffer> {
  const type = (await readMediaType(bytes)) ?? refuseFile('file_refused', `Choose a ${exampleFile.typeNames} file`)
  if (type === 'application/pdf') return bytes
  return photoWithoutMetadata(bytes, type) ?? refuseFile('file_refused', 'This picture is damaged. Choose another one')
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}

/** Shows from now on what a document of a kind looks like. */
export async function addDocumentExample(context: Context, { params: { id } }: Sent, file: StoredFile) {
  await lockDocumentKinds(context.db)
  await showKind(context, id)
  return saveExample(context, id, file)
}

/** Takes the example of a kind away. Its file is kept, but nobody can open it any more. */
export async function removeDocumentExample(
  context: Context,
  { params: { id } }: InputOf<typeof calls.removeDocumentExample>,
) {
  await lockDocumentKinds(context.db)
  const { example } = await showKind(context, id)
  if (!example) refuse('not_found', 'This document has no example')
  return saveExample(context, id, null)
}

async function saveExample(context: Context, id: number, file: StoredFile | null) {
  const { db, user, now } = context
  // An example that should not be seen can always be taken away.
  if (file) await refuseTooMany(db, id)
  await insertDocumentExample(db, { document_kind_id: id, file, recorded_by: user.id, recorded_at: now.toISOString() })
  return { message: file ? 'Example added' : 'Example removed', data: await showKind(context, id) }
}

async function refuseTooMany(db: Db, id: number): Promise<void> {
  if ((await countDocumentExamples(db, id)) >= mostExamples) {
    refuse('limit_reached', `The example of this document was changed ${mostExamples} times, which is the most`)
  }
}
