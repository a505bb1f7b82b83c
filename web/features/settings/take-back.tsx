import { Button } from '@mantine/core'
import * as calls from '@portal/contract/calls/settings.ts'
import type { SettingName } from '@portal/contract/entities/settings.ts'
import { useState } from 'react'
import { useCallMutation } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorSummary, type Fault } from '../../ui/error-summary.tsx'
import { Unseen } from '../../ui/unseen.tsx'
import { settingLabels } from './in-words.ts'
import looks from './settings.module.css'

/** Takes back what is planned for a setting, after asking. */
export function TakeBack({ name, stays }: { name: SettingName; stays: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [faults, setFaults] = useState<Fault[]>([])
  const taking = useCallMutation(calls.takeBackPlans, {
    success: 'Updated successfully!',
    onSuccess: () => setIsAsking(false),
    onProblem: ({ message }) => setFaults([{ message }]),
  })
  function ask() {
    setFaults([])
    setIsAsking(true)
  }
  return (
    <>
      <Button variant="default" size="compact-md" className={looks.inRow} onClick={ask}>
        Take back<Unseen> the change of: {settingLabels[name]}</Unseen>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Take this change back?"
          confirm="Take back"
          isBusy={taking.isPending}
          onConfirm={() => taking.mutate({ params: { name } })}
          onClose={() => setIsAsking(false)}
        >
          <ErrorSummary faults={faults} />
          <p className={looks.plain}>
            {settingLabels[name]}: what was planned will not happen. {stays}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
