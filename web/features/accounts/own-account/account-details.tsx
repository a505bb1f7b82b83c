import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import type { User } from '@portal/contract/accounts/user.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { beginSession, currentSession } from '../../../api/session.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { ChangeEmail } from './change-email.tsx'

/** The name in the top bar is the one of the browser's session. */
function renameSession(first_name: string): void {
  const session = currentSession()
  if (session) beginSession({ ...session, first_name })
}

/** The person's name, phone number and email. */
export function AccountDetails({ account }: { account: User }) {
  const [isOpen, setIsOpen] = useDialogState('account-details')
  const { first_name, last_name, phone_number, email } = account
  return (
    <Section
      id="details"
      title="Your details"
      actions={
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          Change name or phone
        </Button>
      }
    >
      <Panel>
        <DescriptionList
          rows={[
            { label: 'Name', value: `${first_name} ${last_name}` },
            { label: 'Phone number', value: phoneInGroups(phone_number) },
            { label: 'Email', value: email, action: <ChangeEmail /> },
          ]}
        />
      </Panel>
      {isOpen && (
        <ModalForm
          title="Change your name or phone"
          call={calls.changeAccount}
          defaults={{ first_name, last_name, phone_number }}
          submit="Save"
          busy="Saving"
          success="Updated successfully!"
          onSuccess={({ data }) => renameSession(data.first_name)}
          onClose={() => setIsOpen(false)}
        >
          <TextField name="first_name" label="First name" autoComplete="given-name" />
          <TextField name="last_name" label="Last name" autoComplete="family-name" />
          <PhoneField autoComplete="tel" />
        </ModalForm>
      )}
    </Section>
  )
}
