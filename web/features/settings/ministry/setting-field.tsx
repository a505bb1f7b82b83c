import { showSecondFactor } from '@portal/contract/accounts/calls/second-factor.ts'
import type { Settings } from '@portal/contract/settings/settings.ts'
import type { Setting } from '@portal/domain/settings/setting.ts'
import { ministrySettings, type SettingName } from '@portal/domain/settings/settings.ts'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useCall } from '../../../api/use-call.ts'
import { StateField } from '../../../fields/place-fields.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RadioField } from '../../../ui/form/choice-fields.tsx'
import { NumberField, TextareaField, TextField } from '../../../ui/form/text-fields.tsx'
import { ApplicantRequiresField } from './applicant-requires-field.tsx'

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

/** While Yes is chosen in the field, warns an officer who has no second factor and would be the first to be stopped. */
function SecondFactorWarning({ name }: { name: string }) {
  const isChosen: unknown = useWatch({ name })
  return isChosen === 'yes' && <WarnWithoutOne />
}

function WarnWithoutOne() {
  const own = useCall(showSecondFactor).data?.data
  if (own?.is_active !== false) return null
  return (
    <Notice tone="warning" title="You have no second factor yourself">
      From the first day on you must set it up before you can do anything else. Have your phone with an authenticator
      app at hand, or set it up on the page Your account first.
    </Notice>
  )
}
