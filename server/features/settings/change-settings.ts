import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/settings.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { findState, listLgas } from '../../records/places.ts'
import { lockSettings, readSettings } from '../../records/settings.ts'
import { describeSettings, firstDayOf, recordSettings } from './settings-over-time.ts'

/**
 * An officer changes settings from a day on. Only what differs from today's value is a change, so that a form may send
 * all of them without undoing what somebody planned for the others.
 */
export async function changeSettings(context: Context, { body }: Input<typeof calls.changeSettings>) {
  const { db, today, checkVersion } = context
  const { start_date, ...wanted } = body
  await lockSettings(db)
  checkVersion(await describeSettings(db, today))
  const from = firstDayOf(start_date, today)
  const present: Map<string, unknown> = new Map(Object.entries(await readSettings(db, today)))
  const changed = Object.entries(wanted).filter(([name, value]) => present.get(name) !== value)
  if (present.get('home_state_id') !== wanted.home_state_id) await checkHomeState(context, wanted.home_state_id)
  await recordSettings(context, Object.fromEntries(changed), from)
  return { data: await describeSettings(db, today) }
}

/** Facilities are placed by the LGAs of the home state, so it must have some. */
async function checkHomeState({ db }: Context, id: number): Promise<void> {
  if (!(await findState(db, id))) refuseField('home_state_id', 'Choose a state from the list')
  const lgas = await listLgas(db, id)
  if (lgas.length === 0) refuseField('home_state_id', 'This state has no LGAs yet. Add them first')
}
