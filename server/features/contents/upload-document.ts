import type * as calls from '@portal/contract/calls/contents.ts'
import type { Context, InputOf } from '../../http/context.ts'
import { insertDocument } from '../../records/documents.ts'
import { insertFile } from '../../records/files.ts'

/** Adds a document with its file. A document of that name may be there already: the newer one is shown after it. */
export async function uploadDocument({ db, user }: Context, { body, file }: InputOf<typeof calls.uploadDocument>) {
  const { slug, media_type, size_bytes } = file
  const recorded = { facility_id: body.facility_id, recorded_by: user.id }
  await insertFile(db, { ...recorded, slug, media_type, size_bytes })
  return { data: await insertDocument(db, { ...recorded, name: body.name, file_slug: slug }) }
}
