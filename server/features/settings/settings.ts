import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/settings/calls/settings.ts'
import { settingNames } from '@portal/contract/settings/setting-names.ts'
import { type Settings, settingChange, settings } from '@portal/contract/settings/settings.ts'
import { canSeparateHands } from '@portal/domain/cases/separate-hands.ts'
import { timelineOf, valueOn } from '@portal/domain/dates/dated-values.ts'
import type { SettingName, SettingValues } from '@portal/domain/settings/settings.ts'
import type { Db } from '../../database/connect.ts'
import { listAllOfficers } from '../../records/accounts/officers.ts'
import { findOfferedState, listLgas } from '../../records/places/places.ts'
import {
  insertSettingChanges,
  listSettingChanges,
  lockSettings,
  readFirstSettings,
  readSettings,
} from '../../records/settings/settings.ts'
import type { Context } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

const maxChanges = 50

/** Every setting with its present and its next planned value, and the latest changes. */
export async function showSettings({ db, today, messages }: Context) {
  const changes = await listSettingChanges(db)
  const newest = changes.toReversed().slice(0, maxChanges)
  return {
    data: await describeSettings(db, today),
    changes: newest.map(({ key, ...change }) => settingChange.parse({ ...change, name: key })),
    public_url: messages.publicUrl ?? null,
  }
}

/**
 * An officer changes settings from a day on. Values equal to today's are ignored, so that a form may send all settings
 * without cancelling planned changes of the others.
 */
export async function changeSettings(context: Context, { body }: Input<typeof calls.changeSettings>) {
  const { db, today, checkVersion } = context
  const { start_date, ...wanted } = body
  await lockSettings(db)
  checkVersion(await describeSettings(db, today))
  const from = firstDayOf(start_date, today)
  const changed = differences(wanted, await readSettings(db, today))
  if (changed.home_state_id !== undefined) await checkHomeState(context, changed.home_state_id)
  if (changed.separate_hands === 'yes') await checkHands(context)
  await recordSettings(context, changed, from)
  return { data: await describeSettings(db, today) }
}

/** What is wanted and differs from what there is. */
function differences(wanted: Partial<SettingValues>, present: SettingValues): Partial<SettingValues> {
  const changed = { ...wanted }
  for (const name of settingNames) {
    if (changed[name] === undefined || changed[name] === present[name]) delete changed[name]
  }
  return changed
}

/** Every facility is in an LGA of the home state, so the state must have LGAs. */
async function checkHomeState({ db }: Context, id: number): Promise<void> {
  if (!(await findOfferedState(db, id))) refuseField('home_state_id', 'Choose a state from the list')
  const lgas = await listLgas(db, id)
  if (lgas.length === 0) refuseField('home_state_id', 'This state has no LGAs yet. Add them first')
}

/** Consideration and approval can be separated only between two officers. */
async function checkHands({ db }: Context): Promise<void> {
  const officers = await listAllOfficers(db)
  if (canSeparateHands(officers.filter(({ is_disabled }) => !is_disabled))) return
  refuseField(
    'separate_hands',
    'This needs an officer who reviews and another one who decides. Invite one under Users.',
  )
}

/** An officer takes back what was planned for a setting: it stays what it is today. */
export async function cancelPlannedChanges(context: Context, { params }: Input<typeof calls.cancelPlannedChanges>) {
  const { db, today } = context
  await lockSettings(db)
  const present = await readSettings(db, today)
  await replacePlans(context, params.name, present[params.name])
  return { data: await describeSettings(db, today) }
}

/** The database, and who changes settings, and when. */
interface ChangeContext {
  db: Db
  user: { id: number }
  now: Date
  today: string
}

/** Every setting with its present and its next planned value. */
export async function describeSettings(db: Db, today: string): Promise<Settings> {
  const { first, changes } = await readHistory(db)
  const last = changes.at(-1)
  const values = settingNames.map((name) => [name, valueOn(timelineFor(name, { first, changes }), today)])
  return settings.parse({
    ...Object.fromEntries(values),
    updated_at: last?.recorded_at ?? first.since,
    updated_by: last?.user ?? null,
  })
}

/** Records the values of settings from a day on. */
export async function recordSettings(
  { db, user, now }: ChangeContext,
  values: Partial<SettingValues>,
  start_date: string,
): Promise<void> {
  await insertSettingChanges(db, values, { start_date, recorded_by: user.id, recorded_at: now.toISOString() })
}

/** Overwrites every planned change of a setting with the given value. */
export async function replacePlans<Name extends SettingName>(
  context: ChangeContext,
  name: Name,
  value: SettingValues[Name],
): Promise<void> {
  const timeline = timelineFor(name, await readHistory(context.db))
  for (const { start_date } of timeline) {
    if (start_date !== null && start_date > context.today) await recordSettings(context, { [name]: value }, start_date)
  }
}

/** The first day of a change: today or later, because past days may already be printed on papers. */
export function firstDayOf(start_date: string | null, today: string): string {
  const day = start_date ?? today
  return day < today ? refuseField('start_date', 'Choose today or a later day') : day
}

type History = Awaited<ReturnType<typeof readHistory>>

async function readHistory(db: Db) {
  return { first: await readFirstSettings(db), changes: await listSettingChanges(db) }
}

function timelineFor(name: SettingName, { first, changes }: History) {
  const own = changes.filter(({ key }) => key === name)
  return timelineOf<unknown>(first[name], own)
}
