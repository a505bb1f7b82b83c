import type { Settings } from '@portal/contract/settings/settings.ts'
import { RadioField } from '../../../ui/form/choice-fields.tsx'
import { NumberField, TextareaField } from '../../../ui/form/text-fields.tsx'
import { ApplicantRequiresField } from './applicant-requires-field.tsx'
import { settingLabels } from './in-words.ts'
import { SettingSection } from './setting-section.tsx'

const noOrYes = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
]

/** How cases are handled. */
export function CasesSection({ settings }: { settings: Settings }) {
  return (
    <SettingSection
      id="cases"
      title="Applications"
      lead="Owners are told how long an application takes."
      names={[
        'service_days',
        'separate_hands',
        'penalties_on_invoices',
        'applicant_requires',
        'condition_presets',
        'representation_days',
        'lapse_months',
        'claim_days',
        'least_distance',
      ]}
      settings={settings}
    >
      <NumberField
        name="service_days"
        label={settingLabels.service_days}
        hint="Calendar days, from 1 to 365"
        characters={4}
      />
      <RadioField name="separate_hands" label={settingLabels.separate_hands} choices={noOrYes} />
      <RadioField
        name="penalties_on_invoices"
        label={settingLabels.penalties_on_invoices}
        hint="Counts for applications that are started from then on. A penalty is then paid with the application, not by its own invoice."
        choices={noOrYes}
      />
      <ApplicantRequiresField isNew={settings.applicant_requires.since === null} />
      <TextareaField
        name="condition_presets"
        label={settingLabels.condition_presets}
        hint="One a line, at most 160 characters each. Officers choose from them when they approve, or write their own."
        rows={8}
      />
      <NumberField
        name="representation_days"
        label={settingLabels.representation_days}
        hint="Days after the decision, from 1 to 365. Another officer then upholds the decision or sets it aside."
        characters={4}
      />
      <NumberField
        name="lapse_months"
        label={settingLabels.lapse_months}
        hint="Months after the decision, from 1 to 120"
        characters={4}
      />
      <NumberField
        name="claim_days"
        label={settingLabels.claim_days}
        hint="Days, from 1 to 365. A letter has the code with which an owner takes over a facility that was recorded from paper."
        characters={4}
      />
      <NumberField
        name="least_distance"
        label={settingLabels.least_distance}
        hint="If fewer metres apart than this, from 0 to 1,000; 0 for never"
        characters={4}
      />
    </SettingSection>
  )
}
