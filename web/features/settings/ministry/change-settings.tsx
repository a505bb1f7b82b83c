import * as calls from '@portal/contract/settings/calls/settings.ts'
import type { Settings } from '@portal/contract/settings/settings.ts'
import { namesOf, type SectionName, settingSections } from '@portal/domain/settings/settings.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { settingDefaults } from '../setting-defaults.ts'
import { SettingField } from './setting-field.tsx'
import { StartDateField } from './start-date-field.tsx'

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
          defaults={settingDefaults(settings, names)}
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
