import * as calls from '@portal/contract/calls/settings.ts'
import { type Settings, settingNames } from '@portal/contract/entities/settings.ts'
import { lagosDate } from '@portal/domain/registration-expiry.ts'
import { type ReactNode, useState } from 'react'
import { ModalForm } from '../../api/modal-form.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { StartDateField } from './start-date-field.tsx'
import { Button } from '../../ui/form/button.tsx'

interface ChangeProps {
  /** What is changed, as it begins a sentence: 'Names and address'. */
  title: string
  settings: Settings
  children: ReactNode
}

/** Changes some of the settings in a dialog; the others are sent as they are, which leaves them alone. */
export function ChangeSettings({ title, settings, children }: ChangeProps) {
  // What the form was opened with: what others save meanwhile is not what this officer saw.
  const [opened, setOpened] = useState<Settings>()
  return (
    <>
      <Button variant="outline" onClick={() => setOpened(settings)}>
        Change<VisuallyHidden> {title.toLowerCase()}</VisuallyHidden>
      </Button>
      {opened && (
        <ModalForm
          title={`Change ${title.toLowerCase()}`}
          call={calls.changeSettings}
          defaults={{
            ...Object.fromEntries(settingNames.map((name) => [name, opened[name].value])),
            start_date: lagosDate(Date.now()),
          }}
          recordVersion={opened.updated_at}
          submit="Save"
          busy="Saving"
          success="Updated successfully!"
          onClose={() => setOpened(undefined)}
        >
          {children}
          <StartDateField />
        </ModalForm>
      )}
    </>
  )
}
