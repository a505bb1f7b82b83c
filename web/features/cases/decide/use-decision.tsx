import { type DecisionName, decisionNames } from '@portal/domain/actions/decisions.ts'
import { type ReactNode, useState } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useRememberOpenDialog, wasDialogOpen } from '../../../api/use-dialog-state.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { DecisionDialog } from './decision-dialog.tsx'

interface Decision {
  /** Opens the dialog that confirms a decision. */
  ask: (name: DecisionName) => void
  /** That a decision was not offered any more when it was sent. */
  refusal: ReactNode
  dialog: ReactNode
}

/** The dialog of a decision, and what is said when it comes too late. Spec §4.2. */
export function useDecision(details: RegistrationDetails): Decision {
  const [asked, setAsked] = useState<DecisionName | undefined>(() => decisionNames.find(wasDialogOpen))
  useRememberOpenDialog(asked ?? '', asked !== undefined)
  const [refusal, setRefusal] = useState<string>()

  function ask(name: DecisionName) {
    setRefusal(undefined)
    setAsked(name)
  }

  function refuse(message: string) {
    setAsked(undefined)
    setRefusal(message)
  }

  return {
    ask,
    refusal: (
      <div role="alert">
        {refusal && (
          <Notice tone="warning" title={refusal} onClose={() => setRefusal(undefined)}>
            <p>The registration was changed meanwhile. You see it as it is now.</p>
          </Notice>
        )}
      </div>
    ),
    dialog: asked && (
      <DecisionDialog decision={asked} details={details} onRefused={refuse} onClose={() => setAsked(undefined)} />
    ),
  }
}
