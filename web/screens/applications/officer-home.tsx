import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { Suspense } from 'react'
import { showSetUp } from '../../api/first-page-calls.ts'
import { useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { TopOfInbox, useTopOfInbox } from '../../features/inbox/top-of-inbox.tsx'
import { OfficerDashboard } from '../../features/reports/dashboard/officer-dashboard.tsx'
import { NotTakingNotice } from '../../features/settings/portal/not-taking-notice.tsx'
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

// Only officers who may change the settings need it, until everything is set up.
const SetUp = lazyPart(async () => (await import('../../features/settings/set-up/set-up.tsx')).SetUp)

/** An officer's home page: what is to be set up, then what waits. Spec §2, Admin dashboard. */
export function OfficerHome({ name }: { name: string }) {
  const { isPending, failureCount } = useTopOfInbox()
  const maySetUp = mayDo(useSession(), 'manage the settings')
  const setUp = useCall(showSetUp, undefined, { enabled: maySetUp })
  const isSetUpLoading = maySetUp && setUp.isPending && setUp.failureCount === 0
  return (
    <OfficerDashboard name={name} isLoading={(isPending && failureCount === 0) || isSetUpLoading}>
      {maySetUp ? (
        <Suspense fallback={<LinesSkeleton lines={2} />}>{setUp.data && <SetUp setUp={setUp.data.data} />}</Suspense>
      ) : (
        <NotTakingNotice />
      )}
      <TopOfInbox />
    </OfficerDashboard>
  )
}
