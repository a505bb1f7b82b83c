import * as calls from '@portal/contract/settings/calls/settings.ts'
import type { TakesApplications } from '@portal/domain/applications/opening.ts'
import { useState } from 'react'
import { useCall, useFormMutation } from '../../../api/use-call.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ErrorSummary, type Fault } from '../../../ui/form/error-summary.tsx'
import { settingDefaults } from '../setting-defaults.ts'

interface Words {
  label: string
  title: string
  submit: string
  lead: string
}

const words: Record<TakesApplications, Words> = {
  yes: {
    label: 'Open to owners',
    title: 'Open the portal to owners?',
    submit: 'Open the portal',
    lead: 'Owners can submit applications from now on, also those that they have prepared.',
  },
  'not yet': {
    label: 'Close until it is ready',
    title: 'Close the portal until it is ready?',
    submit: 'Close the portal',
    lead: 'Owners can still prepare applications, and correct what was returned to them. They cannot submit anything new, renewals included, until you open the portal.',
  },
}

/** Opens the portal to applications from today on, or closes it. The settings of the ministry do so from a later day on. */
export function OpeningButton({ to, variant }: { to: TakesApplications; variant: 'filled' | 'default' }) {
  const { label, title } = words[to]
  const [isOpen, setIsOpen] = useDialogState(title)
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <OpeningDialog to={to} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function OpeningDialog({ to, onClose }: { to: TakesApplications; onClose: () => void }) {
  const { title, submit, lead } = words[to]
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
