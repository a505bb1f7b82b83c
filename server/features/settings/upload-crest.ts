import type * as calls from '@portal/contract/calls/settings.ts'
import { smallPicture } from '@portal/contract/uploaded-file.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Context, InputOf } from '../../http/context.ts'
import { insertCrest } from '../../records/crests.ts'
import { lockSettings } from '../../records/settings.ts'
import { describeSettings, firstDayOf, recordSettings } from './settings-over-time.ts'

/** An officer gives the portal the ministry's crest. It gets an address of its own, so that every browser may keep it. */
export async function uploadCrest(context: Context, { body, file }: InputOf<typeof calls.uploadCrest>) {
  const { db, user, today } = context
  const { slug, media_type, size_bytes } = file
  const from = firstDayOf(body.start_date, today)
  if (media_type === 'application/pdf') return refuseFile('file_refused', 'Choose a PNG or JPEG picture')
  if (size_bytes > smallPicture.largest)
    refuseFile('file_too_large', 'The picture is larger than 500 KB. Choose a smaller one')
  await lockSettings(db)
  await insertCrest(db, { slug, media_type, size_bytes, recorded_by: user.id })
  await recordSettings(context, { crest_url: `/crest/${slug}` }, from)
  return { data: await describeSettings(db, today) }
}

function refuseFile(code: 'file_refused' | 'file_too_large', sentence: string): never {
  return refuse(code, sentence, { errors: { document: [sentence] } })
}
