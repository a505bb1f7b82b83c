import { firstLimits, limitNames } from '@portal/domain/quotas.ts'
import { validityPolicies } from '@portal/domain/registration-expiry.ts'
import { z } from 'zod'
import { date, moment } from '../fields.ts'
import { recordOf } from '../record-of.ts'

/** A setting on a day: its value, since when it holds (null: from the beginning), and what comes next. */
function dated<S extends z.ZodType>(value: S) {
  return z.object({
    value,
    since: date.nullable().describe('The first day on which it held; null from the beginning.'),
    next: z.object({ value, start_date: date }).nullable().describe('What follows, and from which day on.'),
  })
}

/** What officers decide, each with a value from day to day. */
export const settingNames = [
  'product_name',
  'ministry_name',
  'ministry_address',
  'crest_url',
  'home_state_id',
  'certificate_prefix',
  'validity_policy',
  'temporary_months',
  'officer_idle_minutes',
  ...limitNames,
] as const

/** One of `settingNames`. */
export type SettingName = (typeof settingNames)[number]

const datedSettings = {
  product_name: dated(z.string()),
  ministry_name: dated(z.string()),
  ministry_address: dated(z.string()),
  crest_url: dated(z.string().nullable()),
  home_state_id: dated(z.int()),
  certificate_prefix: dated(z.string()),
  validity_policy: dated(z.enum(validityPolicies)),
  temporary_months: dated(z.int()),
  officer_idle_minutes: dated(z.int()),
  ...recordOf(limitNames, () => dated(z.int())),
} as const satisfies Record<SettingName, z.ZodType>

const person = z.object({ first_name: z.string(), last_name: z.string() })
const always = { since: null, next: null }

/** What officers decide for the ministry. */
export const settings = z
  .object({
    ...datedSettings,
    updated_at: moment.describe('When anything of this was changed last.'),
    updated_by: person.nullable().describe('Who changed it last; null when nobody did.'),
  })
  .meta({
    id: 'Settings',
    examples: [
      {
        product_name: { value: 'Facility Licensing Portal', ...always },
        ministry_name: {
          value: 'Niger State Ministry of Health',
          since: null,
          next: { value: 'Niger State Ministry of Health and Nutrition', start_date: '2027-01-01' },
        },
        ministry_address: { value: 'Abdulkareem Lafene Secretariat, Minna, Niger State', ...always },
        crest_url: { value: '/crest/q7Yk2vT9cXw4LmB8sZ1dRf', since: '2026-11-23', next: null },
        home_state_id: { value: 27, ...always },
        certificate_prefix: { value: 'NSMOH/PHF', ...always },
        validity_policy: { value: 'calendar_year', ...always },
        temporary_months: { value: 6, ...always },
        officer_idle_minutes: { value: 480, ...always },
        ...recordOf(limitNames, (name) => ({ value: firstLimits[name], ...always })),
        updated_at: '2026-11-23T08:15:00.000Z',
        updated_by: { first_name: 'Ibrahim', last_name: 'Musa' },
      },
    ],
  })
export type Settings = z.output<typeof settings>

/** What an officer changed of the settings, and when. */
export const settingChange = z
  .object({
    id: z.int(),
    name: z.enum(settingNames).describe('Which setting.'),
    value: z.union([z.string(), z.number()]).nullable(),
    start_date: date.describe('The first day on which it holds.'),
    recorded_at: moment,
    user: person,
  })
  .meta({
    id: 'SettingChange',
    examples: [
      {
        id: 12,
        name: 'ministry_name',
        value: 'Niger State Ministry of Health and Nutrition',
        start_date: '2027-01-01',
        recorded_at: '2026-11-23T08:15:00.000Z',
        user: { first_name: 'Ibrahim', last_name: 'Musa' },
      },
    ],
  })
export type SettingChange = z.output<typeof settingChange>
