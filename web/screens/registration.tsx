import * as calls from '@portal/contract/calls/registrations.ts'
import { useParams, useSearchParams } from 'react-router'
import { useSession } from '../api/session.ts'
import { useCall } from '../api/use-call.ts'
import type { Shown } from '../features/registrations/shown.ts'
import { LoadProblem } from '../ui/feedback/load-problem.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageSkeleton } from '../ui/feedback/skeletons.tsx'
import { RegistrationCheck } from './registration-check.tsx'
import { RegistrationDetail } from './registration-detail.tsx'
import { RegistrationSubmitted } from './registration-submitted.tsx'

interface StepProps {
  step: string
  shown: Shown
  /** Whether nothing newer is on its way. */
  isFresh: boolean
  reload: () => void
}

/** The owner's last steps: each has an address, so that Back leads from one to the other. */
function LastStep({ step, shown, isFresh, reload }: StepProps) {
  if (step === 'submitted' && shown.registration.submitted_at) return <RegistrationSubmitted shown={shown} />
  if (step === 'submitted' && !isFresh) return <PageSkeleton />
  if (step === 'check' && shown.offered.includes('Submit')) return <RegistrationCheck shown={shown} />
  return <RegistrationDetail shown={shown} reload={reload} />
}

/** The registration page of a facility. Spec §2. */
export function Registration() {
  const { id = '' } = useParams()
  const [address] = useSearchParams()
  const isOwner = useSession()?.privilege_type === 'user'
  const shown = useCall(calls.showRegistration, { params: { id } })
  if (shown.data) {
    const step = isOwner ? (address.get('step') ?? '') : ''
    return <LastStep step={step} shown={shown.data} isFresh={!shown.isFetching} reload={shown.refetch} />
  }
  if (!shown.error) return <PageSkeleton />
  return (
    <Page title="Registration">
      <LoadProblem problem={shown.error} onRetry={shown.refetch} />
    </Page>
  )
}
