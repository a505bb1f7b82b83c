import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { taskPages } from '@portal/domain/applications/task-list.ts'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { type Session, useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { PageSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { ApplicationTask } from './application-task.tsx'
import { OwnRegistration } from './own-registration.tsx'
import { RegistrationCheck } from './registration-check.tsx'
import { RegistrationSubmitted } from './registration-submitted.tsx'

// Owners, who are on slow networks, do not load what only officers use.
const RegistrationDetail = lazyPart(async () => (await import('./registration-detail.tsx')).RegistrationDetail)
const FormToSign = lazyPart(async () => (await import('./form-to-sign.tsx')).FormToSign)

interface StepProps {
  step: string | null
  isOwner: boolean
  details: RegistrationDetails
  /** Whether no refetch is running. */
  isFresh: boolean
  reload: () => void
}

/** The form to sign, and the owner's last steps. Each has its own URL, so that Back returns to the previous one. */
function Step({ step, isOwner, details, isFresh, reload }: StepProps) {
  if (step === 'form') return <FormToSign details={details} />
  if (!isOwner) return <RegistrationDetail details={details} />
  if (step === 'submitted' && details.registration.submitted_at) return <RegistrationSubmitted details={details} />
  if (step === 'submitted' && !isFresh) return <PageSkeleton />
  if (step === 'check' && details.offered.includes('Submit')) return <RegistrationCheck details={details} />
  const page = taskPages.find((name) => name === step && name !== 'requirements')
  if (page) return <ApplicationTask key={page} details={details} page={page} />
  return <OwnRegistration details={details} reload={reload} />
}

/** The list that a person comes from: all facilities for officers, their own for owners. */
function registrationsOf(session: Session | null) {
  return mayDo(session, 'list all facilities')
    ? { to: paths.facilities(), label: 'Facility Management' }
    : { to: paths.myFacilities(), label: 'Registration' }
}

/** The registration page of a facility. Spec §2. */
export function Registration() {
  const { id = '' } = useParams()
  const [address] = useSearchParams()
  const session = useSession()
  const isOwner = mayDo(session, 'start a registration')
  const details = useCall(calls.showRegistration, { params: { id } })
  if (details.data) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Step
          step={address.get('step')}
          isOwner={isOwner}
          details={details.data}
          isFresh={!details.isFetching}
          reload={details.refetch}
        />
      </Suspense>
    )
  }
  if (!details.error) return <PageSkeleton />
  const back = registrationsOf(session)
  return (
    <Page title="Registration" back={back}>
      <LoadProblem problem={details.error} onRetry={details.refetch} back={back} />
    </Page>
  )
}
