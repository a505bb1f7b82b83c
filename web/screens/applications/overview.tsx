import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { currentSession, type Session, useSession } from '../../api/session.ts'
import { useScrollToHash } from '../../ui/layout/use-scroll-to-hash.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

// Two chunks, because charts are a quarter of the bytes of an officer's dashboard and owners have none.
const loadForOwner = () => import('./owner-home.tsx')
const loadForOfficer = () => import('./officer-home.tsx')
const OwnerHome = lazyPart(async () => (await loadForOwner()).OwnerHome)
const OfficerHome = lazyPart(async () => (await loadForOfficer()).OfficerHome)

const hasCharts = (session: Session | null) => mayDo(session, 'see the charts of the state')

/** Loads the dashboard of the signed-in person's role before rendering. */
export async function loadOverview() {
  await (hasCharts(currentSession()) ? loadForOfficer() : loadForOwner())
  return Overview
}

/** The dashboard of the signed-in person's role. Spec §2. */
function Overview() {
  const session = useSession()
  useScrollToHash()
  if (!session) return null
  if (hasCharts(session)) return <OfficerHome name={session.first_name} />
  return <OwnerHome name={session.first_name} />
}
