import type { Settings } from '@portal/contract/settings/settings.ts'
import { NumberField, TextField } from '../../../ui/form/text-fields.tsx'
import { settingLabels } from './in-words.ts'
import { SettingSection } from './setting-section.tsx'

/** When licences are renewed, when owners are reminded of it, and what a late renewal costs more. */
export function RenewalsSection({ settings }: { settings: Settings }) {
  return (
    <SettingSection
      id="renewals"
      title="Renewals"
      lead="The surcharge counts the days from the end of a licence to the day on which its renewal is first submitted. A renewal that is under way keeps the surcharges of the day on which it was started."
      names={['renewal_opens_days', 'renewal_ends_months', 'reminder_days', 'surcharge_steps']}
      settings={settings}
    >
      <NumberField
        name="renewal_opens_days"
        label={settingLabels.renewal_opens_days}
        hint="Days before its end, from 1 to 300"
        characters={4}
      />
      <NumberField
        name="renewal_ends_months"
        label={settingLabels.renewal_ends_months}
        hint="Months after its end, from 1 to 60. Later, the facility registers anew and keeps its number."
        characters={4}
      />
      <TextField
        name="reminder_days"
        label={settingLabels.reminder_days}
        hint="Days before the end with commas, the highest first; -1 is the day after. For example 60, 30, 14, 1, -1, or none"
      />
      <TextField
        name="surcharge_steps"
        label={settingLabels.surcharge_steps}
        hint="Days after the end and per cent of the fee. 90: 50, 181: 75 adds 50 % after 90 days and 75 % after 181. Or none"
      />
    </SettingSection>
  )
}
