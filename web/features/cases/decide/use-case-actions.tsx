import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { decisionNames } from '@portal/domain/actions/decisions.ts'
import { printables } from '@portal/domain/actions/printouts.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { type ReactNode, Suspense } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useSession } from '../../../api/session.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { CaseActionName } from './next-action.ts'
import { useDecision } from './use-decision.tsx'
import type { Verdicts } from './use-verdicts.ts'

const ExtendDialog = lazyPart(async () => (await import('./extend-dialog.tsx')).ExtendDialog)
const ReturnDialog = lazyPart(async () => (await import('./return-dialog.tsx')).ReturnDialog)
const UpdateApproval = lazyPart(async () => (await import('./update-approval.tsx')).UpdateApproval)

/** Whether the signed-in officer may save the findings. Not whoever approved, if the ministry keeps the two apart. */
export function useMayConsider({ obstacles }: RegistrationDetails): boolean {
  const may = mayDo(useSession(), registrationActions.Consider.may)
  return may && !obstacles.some(({ action }) => action === 'Consider')
}

interface CaseActions {
  possible: CaseActionName[]
  /** What an action does; nothing for a paper, which is a link. */
  start: Partial<Record<CaseActionName, () => void>>
  refusal: ReactNode
  dialogs: ReactNode
}

/** What can be done with a case now, and the dialogs that ask for more. */
export function useCaseActions(details: RegistrationDetails, verdicts: Verdicts | undefined): CaseActions {
  const { registration, offered } = details
  const mayConsider = useMayConsider(details)
  const decision = useDecision(details)
  const [isConsidering, setConsidering] = useDialogState('consideration')
  const [isExtending, setExtending] = useDialogState('extend')
  const [isReturning, setReturning] = useDialogState('return')
  return {
    possible: [
      ...(verdicts ? (['Save verdicts'] as const) : []),
      ...(offered.includes('Return') ? (['Return for correction'] as const) : []),
      ...[...printables, ...decisionNames, 'Extend' as const].filter((name) => offered.includes(name)),
      ...(mayConsider ? (['Update Approval'] as const) : []),
    ],
    start: {
      'Save verdicts': verdicts?.save,
      'Return for correction': () => setReturning(true),
      'Update Approval': () => setConsidering(true),
      Extend: () => setExtending(true),
      ...Object.fromEntries(decisionNames.map((name) => [name, () => decision.ask(name)])),
    },
    refusal: decision.refusal,
    dialogs: (
      <>
        {decision.dialog}
        <Suspense>
          {isConsidering && mayConsider && <UpdateApproval details={details} onClose={() => setConsidering(false)} />}
          {isExtending && <ExtendDialog details={details} onClose={() => setExtending(false)} />}
          {isReturning && <ReturnDialog registrationId={registration.id} onClose={() => setReturning(false)} />}
        </Suspense>
      </>
    ),
  }
}
