import { type SettingName, type Settings, settingNames, settings } from '@portal/contract/entities/settings.ts'
import { standingOn, timelineOf } from '@portal/domain/dated-values.ts'
import type { Db } from '../../database/connect.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { insertSettingChanges, listSettingChanges, readFirstSettings } from '../../records/settings.ts'

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
  const standings = settingNames.map((name) => [name, standingOn(timelineFor(name, { first, changes }), today)])
  return settings.parse({
    ...Object.fromEntries(standings),
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
