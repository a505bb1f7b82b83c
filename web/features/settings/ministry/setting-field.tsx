import type { Settings } from '@portal/contract/settings/settings.ts'
import type { Setting } from '@portal/domain/settings/setting.ts'
import { ministrySettings, type SettingName } from '@portal/domain/settings/settings.ts'
import type { ReactNode } from 'react'
import { StateField } from '../../../fields/place-fields.tsx'
import { RadioField } from '../../../ui/form/choice-fields.tsx'
import { NumberField, TextareaField, TextField } from '../../../ui/form/text-fields.tsx'
import { ApplicantRequiresField } from './applicant-requires-field.tsx'
import { SecondFactorWarning } from './second-factor-warning.tsx'

/** The field of a setting. */
export function SettingField({ name, settings }: { name: SettingName; settings: Settings }): ReactNode {
  switch (name) {
    case 'applicant_requires':
      return <ApplicantRequiresField isNew={settings[name].since === null} />
    case 'officers_need_second_factor':
      return (
        <>
          <FieldOfKind name={name} />
          <SecondFactorWarning name={name} />
        </>
      )
    default:
      return <FieldOfKind name={name} />
  }
}

function FieldOfKind({ name }: { name: SettingName }): ReactNode {
  const setting: Setting = ministrySettings[name]
  const field = { name, label: setting.label, hint: setting.hint }
  switch (setting.kind) {
    case 'whole number':
      return <NumberField {...field} characters={setting.characters ?? 4} />
    case 'choice':
      return (
        <RadioField {...field} choices={Object.entries(setting.choices).map(([value, label]) => ({ value, label }))} />
      )
    case 'line':
      return <TextField {...field} characters={setting.characters} />
    case 'prose':
      return <TextareaField {...field} rows={setting.rows} />
    case 'phone':
      return <TextField {...field} />
    case 'state':
      return <StateField {...field} />
    case 'picture':
      return null
  }
}
