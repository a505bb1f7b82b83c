import * as calls from '@portal/contract/facilities/calls/flags.ts'
import type { FacilityFlag } from '@portal/contract/facilities/facility-flag.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { useState } from 'react'
import type { DraftName } from '../../../api/draft-forms.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useRememberOpenDialog, wasDialogOpen } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import { flagWords } from './flag-words.ts'

/** Accepts a flag with a reason: for the facilities that the dialog names, not for others that come up later. */
export function AcceptFlag({ facilityId, flag }: { facilityId: number; flag: FacilityFlag }) {
  const { kind } = flag
  const name: DraftName = `accept-${kind}-${facilityId}`
  // The flag at the time of opening, so that nothing is accepted that came up while the officer wrote the reason.
  const [opened, setOpened] = useState<FacilityFlag | undefined>(() => (wasDialogOpen(name) ? flag : undefined))
  useRememberOpenDialog(name, opened !== undefined)
  const { accept, accepted } = flagWords[kind]
  return (
    <>
      <Button variant="outline" onClick={() => setOpened(flag)}>
        {accept}
      </Button>
      {opened && (
        <ModalForm
          title={accept}
          draft={name}
          call={calls.acceptFlag}
          params={{ id: facilityId }}
          hidden={{ kind, keys: opened.keys }}
          submit="Accept"
          busy="Accepting"
          success={facilityActions['Accept flag'].message}
          onClose={() => setOpened(undefined)}
        >
          <p>
            {accepted}{' '}
            {opened.facilities
              .filter(({ is_accepted }) => !is_accepted)
              .map(({ company_name }) => company_name)
              .join(', ')}
            . It opens again if another facility comes up.
          </p>
          <TextareaField name="reason" label="Reason" hint="Officers read it, the owner does not." rows={3} />
        </ModalForm>
      )}
    </>
  )
}
