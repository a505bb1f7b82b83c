import type { Settings } from '@portal/contract/settings/settings.ts'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import { settingLabels } from './in-words.ts'
import { SettingSection } from './setting-section.tsx'

/** What the public page on privacy says. */
export function PrivacySection({ settings }: { settings: Settings }) {
  return (
    <SettingSection
      id="privacy"
      title="Privacy"
      lead="Everybody can read it at the foot of the pages where people log in. Keep it true: it says what the portal stores about people, why and how long."
      names={['privacy_text']}
      settings={settings}
    >
      <TextareaField
        name="privacy_text"
        label={settingLabels.privacy_text}
        hint="A line that begins with # is a heading, one with - an item of a list. An empty line begins a new paragraph. {ministry} stands for the name of the ministry."
        rows={16}
      />
    </SettingSection>
  )
}
