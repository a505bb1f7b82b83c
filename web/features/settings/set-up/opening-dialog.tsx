import * as calls from '@portal/contract/settings/calls/settings.ts'
import type { TakesApplications } from '@portal/domain/applications/opening.ts'
import { useState } from 'react'
import { useCall, useFormMutation } from '../../../api/use-call.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { ErrorSummary, type Fault } from '../../../ui/form/error-summary.tsx'
import { settingDefaults } from '../setting-defaults.ts'
import { openingWords } from './opening-words.ts'

/** Asks whether the portal is to be opened to owners from today on, or closed. */
export function OpeningDialog({ to, onClose }: { to: TakesApplications; onClose: () => void }) {
  const { title, submit, lead } = openingWords[to]
  const settings = useCall(calls.showSettings).data?.data
  const [faults, setFaults] = useState<Fault[]>([])
  const change = useFormMutation(calls.changeSettings, {
    recordVersion: settings?.updated_at,
    success: 'Updated successfully!',
    onSuccess: onClose,
    onProblem: ({ message }) => setFaults([{ message }]),
  })
  return (
    <ConfirmDialog
      title={title}
      confirm={submit}
      isBusy={change.isPending || !settings}
      onConfirm={() =>
        settings && change.mutate({ body: { ...settingDefaults(settings, []), takes_applications: to } })
      }
      onClose={onClose}
    >
      <ErrorSummary faults={faults} />
      <p>{lead}</p>
    </ConfirmDialog>
  )
}
