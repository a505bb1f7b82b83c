import * as calls from '@portal/contract/accounts/calls/users.ts'
import type { UserAccount } from '@portal/contract/accounts/user-account.ts'
import { phone } from '@portal/contract/fields/contact-fields.ts'
import { line } from '@portal/contract/fields/fields.ts'
import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Day, Moment } from '../../../ui/dates.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'

function rowsOf(account: UserAccount) {
  const { privilege_type, invited_by, last_signed_in_at, disabled_at, cases, facilities, sessions } = account
  const isOfficersAccount = isOfficer({ privilege_type })
  return [
    { label: 'Role', value: isOfficersAccount ? 'Officer of the ministry' : 'Owner or manager of facilities' },
    { label: 'Email', value: account.email },
    { label: 'Phone number', value: phoneInGroups(account.phone_number) },
    { label: 'Account since', value: <Day of={account.created_at} /> },
    ...(invited_by ? [{ label: 'Invited by', value: invited_by }] : []),
    { label: 'Last logged in', value: last_signed_in_at ? <Moment of={last_signed_in_at} /> : 'Never' },
    { label: 'Logged in on', value: sessions === 1 ? '1 device' : `${sessions} devices` },
    isOfficersAccount
      ? { label: 'Applications', value: String(cases) }
      : { label: 'Facilities', value: String(facilities) },
    ...(disabled_at ? [{ label: 'Disabled since', value: <Day of={disabled_at} /> }] : []),
  ]
}

/** Nothing of it may be left empty. */
const details = calls.changeUser.body.safeExtend({
  first_name: line('the first name', 60),
  last_name: line('the last name', 60),
  phone_number: phone,
})

/** Whose account it is and how it is used, with the form that corrects name and phone number. */
export function UserDetails({ account }: { account: UserAccount }) {
  const [isOpen, setIsOpen] = useDialogState('user-details')
  const { id, first_name, last_name, phone_number, updated_at } = account
  return (
    <Section
      id="details"
      title="Details"
      actions={
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          Change name or phone
        </Button>
      }
    >
      <Panel>
        <DescriptionList rows={rowsOf(account)} />
      </Panel>
      {isOpen && (
        <ModalForm
          title="Change name or phone"
          draft={`user-details-${id}`}
          call={calls.changeUser}
          schema={details}
          params={{ id }}
          defaults={{ first_name, last_name, phone_number }}
          recordVersion={updated_at}
          submit="Save"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <TextField name="first_name" label="First name" />
          <TextField name="last_name" label="Last name" />
          <PhoneField />
        </ModalForm>
      )}
    </Section>
  )
}
