import type { Settings } from '@portal/contract/settings/settings.ts'
import { checkOf, checkPolicies, checkSettings } from '@portal/domain/cases/decision-checks.ts'
import { unpaidPolicies } from '@portal/domain/money/invoices.ts'
import { RadioField } from '../../../ui/form/choice-fields.tsx'
import { checkWords, settingLabels, unpaidWords } from './in-words.ts'
import { SettingSection } from './setting-section.tsx'

/** What happens when a decision goes against a fact. */
export function DecisionsSection({ settings }: { settings: Settings }) {
  return (
    <SettingSection
      id="decisions"
      title="Decisions"
      lead="A decision can go against the facts. Each of them can ask the officer for a reason, which the timeline shows to officers, or block the decision. A decline always asks for a reason."
      names={[...checkSettings, 'unpaid', 'reasons_required']}
      settings={settings}
    >
      {checkSettings.map((name) => (
        <RadioField
          key={name}
          name={name}
          label={settingLabels[name]}
          hint={`Concerns ${checkOf(name).concerns.join(', ')}`}
          choices={checkPolicies.map((value) => ({ value, label: checkWords[value] }))}
        />
      ))}
      <RadioField
        name="unpaid"
        label={settingLabels.unpaid}
        choices={unpaidPolicies.map((value) => ({ value, label: unpaidWords[value] }))}
      />
      <RadioField
        name="reasons_required"
        label={settingLabels.reasons_required}
        hint="Officers are asked for it on the screen in any case. This also holds for other programs that use the portal."
        choices={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
      />
    </SettingSection>
  )
}
