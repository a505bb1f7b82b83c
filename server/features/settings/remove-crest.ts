import type { Context } from '../../http/context.ts'
import { lockSettings, readSettings } from '../../records/settings.ts'
import { describeSettings, recordSettings, replacePlans } from './settings-over-time.ts'

/** An officer takes the crest away. Papers that were issued with it keep it. */
export async function removeCrest(context: Context) {
  const { db, today } = context
  await lockSettings(db)
  const { crest_url } = await readSettings(db, today)
  if (crest_url !== null) await recordSettings(context, { crest_url: null }, today)
  await replacePlans(context, 'crest_url', null)
  return { data: await describeSettings(db, today) }
}
