import { recordOf } from '@portal/domain/record-of.ts'
import { ministrySettings, type SettingName } from '@portal/domain/settings/settings.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'
import { settingNames } from './setting-names.ts'
import { storedSettings } from './setting-schemas.ts'

/** A setting: its current value, the first day of this value (null if it never changed), and the planned change. */
function dated<Name extends SettingName>(name: Name) {
  const value = storedSettings[name]
  return z
    .object({
      value,
      since: date.nullable().describe('The first day of this value; null if it never changed.'),
      next: z.object({ value, start_date: date }).nullable().describe('The planned change and its first day.'),
    })
    .describe(ministrySettings[name].effect)
}

type DatedSettings = { [Name in SettingName]: ReturnType<typeof dated<Name>> }

const person = z.object({ first_name: z.string(), last_name: z.string() })
const unchanged = { since: null, next: null }

/** The ministry's settings. Each has one value for each day. */
export const settings = z
  .object({
    ...(recordOf(settingNames, dated) as DatedSettings),
    updated_at: moment.describe('When any setting was changed last.'),
    updated_by: person.nullable().describe('Who changed a setting last; null if nobody has.'),
  })
  .meta({
    id: 'Settings',
    examples: [
      {
        ...recordOf(settingNames, (name) => ({ value: ministrySettings[name].initial, ...unchanged })),
        ministry_name: {
          value: 'Niger State Ministry of Health',
          since: null,
          next: { value: 'Niger State Ministry of Health and Nutrition', start_date: '2027-01-01' },
        },
        crest_url: { value: '/crest/q7Yk2vT9cXw4LmB8sZ1dRf', since: '2026-11-23', next: null },
        privacy_text: { value: '# Who is responsible\nThe data controller is {ministry}.', ...unchanged },
        ministry_phone: { value: '+2348030000000', ...unchanged },
        ministry_hours: { value: 'Monday to Friday, 8:00 to 16:00', ...unchanged },
        applicant_requires: { value: 'first_name,last_name,phone_number,email,date_of_birth', ...unchanged },
        condition_presets: { value: 'Display the certificate where patients can see it.', ...unchanged },
        updated_at: '2026-11-23T08:15:00.000Z',
        updated_by: { first_name: 'Ibrahim', last_name: 'Musa' },
      },
    ],
  })
export type Settings = z.output<typeof settings>

/** One change that an officer made to the settings. */
export const settingChange = z
  .object({
    id: z.int(),
    name: z.enum(settingNames).describe('Which setting.'),
    value: z.union([z.string(), z.number()]).nullable(),
    start_date: date.describe('The first day of the new value.'),
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
