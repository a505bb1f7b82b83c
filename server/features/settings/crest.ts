import { smallImage } from '@portal/contract/fields/accepted-file.ts'
import type * as calls from '@portal/contract/settings/calls/settings.ts'
import { refuseFile } from '../../files/refuse-file.ts'
import { insertCrest } from '../../records/applications/files.ts'
import { lockSettings, readSettings } from '../../records/settings/settings.ts'
import type { Context, InputOf } from '../../use-case/context.ts'
import { describeSettings, firstDayOf, recordSettings, replacePlans } from './settings.ts'

/** An officer uploads the ministry's crest. Each crest has its own address, so that browsers may cache it. */
export async function uploadCrest(context: Context, { body, file }: InputOf<typeof calls.uploadCrest>) {
  const { db, user, today } = context
  const { slug, media_type, size_bytes } = file
  const from = firstDayOf(body.start_date, today)
  const { typeNames, maxBytes, maxSize } = smallImage
  if (media_type === 'application/pdf') return refuseFile('file_refused', `Choose a ${typeNames} picture`)
  if (size_bytes > maxBytes) refuseFile('file_too_large', `The picture is larger than ${maxSize}. Choose a smaller one`)
  await lockSettings(db)
  await insertCrest(db, { slug, media_type, size_bytes, recorded_by: user.id })
  await recordSettings(context, { crest_url: `/crest/${slug}` }, from)
  return { data: await describeSettings(db, today) }
}

/** An officer removes the crest. Papers that were issued with it keep it. */
export async function removeCrest(context: Context) {
  const { db, today } = context
  await lockSettings(db)
  const { crest_url } = await readSettings(db, today)
  if (crest_url !== null) await recordSettings(context, { crest_url: null }, today)
  await replacePlans(context, 'crest_url', null)
  return { data: await describeSettings(db, today) }
}
