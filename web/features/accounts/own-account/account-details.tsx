import type { Account } from '@portal/contract/accounts/calls/own-account.ts'
import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { beginSession, currentSession } from '../../../api/session.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { ChangeEmail } from './change-email.tsx'
import { ConfirmPhone, PhoneNumber } from './confirm-phone.tsx'

/** The name in the top bar is the one of the browser's session. */
function renameSession(first_name: string): void {
  const session = currentSession()
  if (session) beginSession({ ...session, first_name })
}

/** The person's name, phone number and email. */
export function AccountDetails({ account }: { account: Account }) {
  const [isOpen, setIsOpen] = useDialogState('account-details')
  const { first_name, last_name, phone_number, email, phone_state } = account
  const isOffered = phone_state === 'not confirmed' || phone_state === 'code sent'
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
            {
              label: 'Phone number',
              value: phone_number && <PhoneNumber {...account} />,
              action: isOffered && <ConfirmPhone {...account} />,
            },
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
          {phone_state === 'confirmed' && (
            <p className={textStyles.help}>With another number you cannot log in until you have confirmed it.</p>
          )}
        </ModalForm>
      )}
    </Section>
  )
}
