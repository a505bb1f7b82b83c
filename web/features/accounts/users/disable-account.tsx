import * as calls from '@portal/contract/accounts/calls/users.ts'
import type { UserAccount } from '@portal/contract/accounts/user-account.ts'
import type { Reply } from '@portal/contract/call.ts'
import { listOfficers } from '@portal/contract/cases/calls.ts'
import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useCall } from '../../../api/use-call.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { paths } from '../../../paths.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { SelectField } from '../../../ui/form/choice-fields.tsx'

type HandedOver = Reply<typeof calls.disableUser>['handed_over']

/** Disables an account. If it is an officer's, it asks who gets what the officer has, and lists afterwards what that was. */
export function DisableAccount({ account }: { account: UserAccount }) {
  const { id, first_name, last_name } = account
  const name = `${first_name} ${last_name}`
  const [isOpen, setIsOpen] = useDialogState(`disable-${id}`)
  const [handedOver, setHandedOver] = useState<HandedOver>([])
  return (
    <>
      <Button variant="outline" isDanger onClick={() => setIsOpen(true)}>
        Disable account
      </Button>
      {isOpen && (
        <ModalForm
          title={`Disable the account of ${name}?`}
          call={calls.disableUser}
          params={{ id }}
          submit="Disable"
          busy="Disabling"
          success={({ message }) => message}
          onSuccess={({ handed_over }) => setHandedOver(handed_over)}
          onClose={() => setIsOpen(false)}
        >
          <p>
            {first_name} is logged out everywhere and cannot log in. What they did stays recorded. You can enable the
            account again.
          </p>
          {isOfficer(account) && <SuccessorField leaverId={id} name={first_name} />}
        </ModalForm>
      )}
      {handedOver.length > 0 && (
        <Dialog title={`What ${name} had`} onClose={() => setHandedOver([])}>
          <p>
            {byNumber(handedOver.length, {
              one: '# thing changed hands. Nothing else waits for this account.',
              other: '# things changed hands. Nothing else waits for this account.',
            })}
          </p>
          <ul>
            {handedOver.map((one) => (
              <li key={`${one.kind} ${one.id}`}>
                <Link to={one.kind === 'concern' ? paths.aConcern(one.id) : paths.review(one.id)}>{one.title}</Link>
              </li>
            ))}
          </ul>
          <Button onClick={() => setHandedOver([])}>Done</Button>
        </Dialog>
      )}
    </>
  )
}

function SuccessorField({ leaverId, name }: { leaverId: number; name: string }) {
  const others = useCall(listOfficers).data?.data.filter(({ id }) => id !== leaverId) ?? []
  return (
    <SelectField
      name="successor_id"
      label={`Who gets the applications and concerns of ${name}`}
      hint="The officer is told of each. If nobody is chosen, they wait for whoever takes them."
      choices={others.map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }))}
      prompt="Nobody"
      optional
    />
  )
}
