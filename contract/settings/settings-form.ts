import { recordOf } from '@portal/domain/record-of.ts'
import { isInForm, ministrySettings, type SettingName } from '@portal/domain/settings/settings.ts'
import { z } from 'zod'
import { startDate } from '../fields/fields.ts'
import { alwaysSent, settingNames } from './setting-names.ts'
import { type SentSetting, sentSetting } from './setting-schemas.ts'

type AlwaysSent = (typeof alwaysSent)[number]

/** The settings of the form: all but the crest, which is uploaded. */
type SentShape = { [Name in AlwaysSent]: SentSetting<Name> } & {
  [Name in Exclude<SettingName, AlwaysSent | 'crest_url'>]: z.ZodOptional<SentSetting<Name>>
}

const isAlwaysSent = (name: SettingName) => alwaysSent.some((one) => one === name)

function fieldOf<Name extends SettingName>(name: Name) {
  const field = sentSetting(name)
  return isAlwaysSent(name)
    ? field
    : field.optional().describe(`${ministrySettings[name].effect} Left out, it stays as it is.`)
}

const sentNames = settingNames.filter(isInForm)

/** The settings that an officer changes. Spec §9.3. */
export const settingsForm = z.object({ ...(recordOf(sentNames, fieldOf) as SentShape), start_date: startDate }).meta({
  examples: [
    {
      product_name: 'Facility Licensing Portal',
      ministry_name: 'Niger State Ministry of Health',
      ministry_address: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
      home_state_id: 27,
      certificate_prefix: 'NSMOH/PHF',
      validity_policy: 'calendar_year',
      temporary_months: 3,
      officer_idle_minutes: 480,
      start_date: '2030-01-01',
    },
  ],
})
