import type { RenewalPeriods } from '@portal/domain/licences/renewal.ts'
import { sql } from 'kysely'

/** An expression for one setting on a day, for a statement that would otherwise need another one for all of them. */
function settingOn(key: 'renewal_opens_days' | 'renewal_ends_months', day: string) {
  return sql<number>`(
    select coalesce(
      (select change.value from setting_change as change
        where change.key = setting.key and change.start_date <= ${day}::date
        order by change.start_date desc, change.id desc limit 1),
      setting.value
    )::int from setting where setting.key = ${key}
  )`
}

/** The settings of a day that decide when a licence can be renewed. */
export function periodsOn(today: string) {
  const [opens, ends] = [settingOn('renewal_opens_days', today), settingOn('renewal_ends_months', today)]
  return sql<RenewalPeriods>`jsonb_build_object('renewal_opens_days', ${opens}, 'renewal_ends_months', ${ends})`.as(
    'periods',
  )
}
