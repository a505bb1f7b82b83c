import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/settings.ts'
import type { Context } from '../../http/context.ts'
import { lockSettings, readSettings } from '../../records/settings.ts'
import { describeSettings, replacePlans } from './settings-over-time.ts'

/** An officer takes back what was planned for a setting: it stays what it is today. */
export async function takeBackPlans(context: Context, { params }: Input<typeof calls.takeBackPlans>) {
  const { db, today } = context
  await lockSettings(db)
  const present = await readSettings(db, today)
  await replacePlans(context, params.name, present[params.name])
  return { data: await describeSettings(db, today) }
}
