import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/settings.ts'
import {
  type SettingName,
  type Settings,
  settingChange,
  settingNames,
  settings,
} from '@portal/contract/entities/settings.ts'
import { valueOn, timelineOf } from '@portal/domain/dated-values.ts'
import type { Db } from '../../database/connect.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { findState, listLgas } from '../../records/places.ts'
import {
  insertSettingChanges,
  listSettingChanges,
  lockSettings,
  readFirstSettings,
  readSettings,
} from '../../records/settings.ts'

const maxChanges = 50

/** Every setting as it is today, with what comes next, and who changed what lately. */
export async function showSettings({ db, today }: Context) {
  const changes = await listSettingChanges(db)
  const newest = changes.toReversed().slice(0, maxChanges)
  return {
    data: await describeSettings(db, today),
    changes: newest.map(({ key, ...change }) => settingChange.parse({ ...change, name: key })),
  }
}

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
  const changed = Object.entries(wanted).filter(([name, value]) => value !== undefined && present.get(name) !== value)
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

/** An officer takes back what was planned for a setting: it stays what it is today. */
export async function cancelPlannedChanges(context: Context, { params }: Input<typeof calls.cancelPlannedChanges>) {
  const { db, today } = context
  await lockSettings(db)
  const present = await readSettings(db, today)
  await replacePlans(context, params.name, present[params.name])
  return { data: await describeSettings(db, today) }
}

/** Who changes settings, and when. */
interface Changing {
  db: Db
  user: { id: number }
  now: Date
  today: string
}

/** Everything that officers decided, as it is today, with what comes next. */
export async function describeSettings(db: Db, today: string): Promise<Settings> {
  const { first, changes } = await readTimes(db)
  const last = changes.at(-1)
  const values = settingNames.map((name) => [name, valueOn(timelineFor(name, { first, changes }), today)])
  return settings.parse({
    ...Object.fromEntries(values),
    updated_at: last?.recorded_at ?? first.since,
    updated_by: last?.user ?? null,
  })
}

/** Writes down that from a day on settings have these values. */
export async function recordSettings(
  { db, user, now }: Changing,
  values: Record<string, unknown>,
  start_date: string,
): Promise<void> {
  await insertSettingChanges(db, values, { start_date, recorded_by: user.id, recorded_at: now.toISOString() })
}

/** Gives a setting one value on each later day for which another one is planned. */
export async function replacePlans(changing: Changing, name: SettingName, value: unknown): Promise<void> {
  const timeline = timelineFor(name, await readTimes(changing.db))
  for (const { start_date } of timeline) {
    if (start_date !== null && start_date > changing.today)
      await recordSettings(changing, { [name]: value }, start_date)
  }
}

/** The first day of a change. What was issued before today was issued by what held then. */
export function firstDayOf(start_date: string | null, today: string): string {
  const day = start_date ?? today
  return day < today ? refuseField('start_date', 'Choose today or a later day') : day
}

type Times = Awaited<ReturnType<typeof readTimes>>

async function readTimes(db: Db) {
  return { first: await readFirstSettings(db), changes: await listSettingChanges(db) }
}

function timelineFor(name: SettingName, { first, changes }: Times) {
  const own = changes.filter(({ key }) => key === name)
  return timelineOf<unknown>(first[name], own)
}
