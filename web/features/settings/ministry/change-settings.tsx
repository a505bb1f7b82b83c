import * as calls from '@portal/contract/settings/calls/settings.ts'
import type { Settings } from '@portal/contract/settings/settings.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import {
  namesOf,
  type SectionName,
  type SettingName,
  settingNames,
  settingSections,
} from '@portal/domain/settings/settings.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { SettingField } from './setting-field.tsx'
import { StartDateField } from './start-date-field.tsx'

/** The settings that a section sends: all, but the long text on privacy only with its own section. */
function sentNames(names: readonly SettingName[]): SettingName[] {
  return settingNames.filter((name) => name !== 'privacy_text' || names.includes(name))
}

/** Changes the settings of a section in a dialog. The others are sent with their current values, so they do not change. */
export function ChangeSettings({ section, settings }: { section: SectionName; settings: Settings }) {
  const { title } = settingSections[section]
  const names = namesOf(section)
  const [isOpen, setIsOpen] = useDialogState(title)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Change<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
      </Button>
      {isOpen && (
        <ModalForm
          title={`Change ${title.toLowerCase()}`}
          draft={`settings-${section}`}
          call={calls.changeSettings}
          defaults={{
            ...Object.fromEntries(sentNames(names).map((name) => [name, settings[name].value])),
            start_date: lagosDate(Date.now()),
          }}
          recordVersion={settings.updated_at}
          submit="Save"
          busy="Saving"
          success="Updated successfully!"
          onClose={() => setIsOpen(false)}
        >
          {names.map((name) => (
            <SettingField key={name} name={name} settings={settings} />
          ))}
          <StartDateField />
        </ModalForm>
      )}
    </>
  )
}
