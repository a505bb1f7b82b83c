import * as calls from '@portal/contract/settings/calls/settings.ts'
import { type SettingName, type Settings, settingNames } from '@portal/contract/settings/settings.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { ReactNode } from 'react'
import type { DraftName } from '../../../api/draft-forms.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { StartDateField } from './start-date-field.tsx'
import { Button } from '../../../ui/form/button.tsx'

/** The names of the sections, and of the drafts of their dialogs. */
const drafts = {
  'Audit record': 'settings-audit-record',
  Applications: 'settings-cases',
  'Certificates and dates': 'settings-certificates-and-dates',
  Decisions: 'settings-decisions',
  Limits: 'settings-limits',
  'Logging in': 'settings-logging-in',
  'Names and address': 'settings-names-and-address',
  Privacy: 'settings-privacy',
  Renewals: 'settings-renewals',
} as const satisfies Record<string, DraftName>

/** The name of a section. */
export type SettingsTitle = keyof typeof drafts

interface ChangeProps {
  /** The name of the section: 'Names and address'. */
  title: SettingsTitle
  /** The settings of the section. */
  names: readonly SettingName[]
  settings: Settings
  children: ReactNode
}

/** The settings that a section sends: all, but the long text on privacy only with its own section. */
function sentNames(names: readonly SettingName[]): SettingName[] {
  return settingNames.filter((name) => name !== 'privacy_text' || names.includes(name))
}

/** Changes some of the settings in a dialog. The others are sent with their current values, so they do not change. */
export function ChangeSettings({ title, names, settings, children }: ChangeProps) {
  const [isOpen, setIsOpen] = useDialogState(title)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Change<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
      </Button>
      {isOpen && (
        <ModalForm
          title={`Change ${title.toLowerCase()}`}
          draft={drafts[title]}
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
          {children}
          <StartDateField />
        </ModalForm>
      )}
    </>
  )
}
