import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { currentSession, type Session, useSession } from '../../api/session.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

// Two chunks, because owners, who are on slow networks, do not load what only officers use.
const loadForOwner = () => import('./owner-inspection.tsx')
const loadForOfficer = () => import('./inspection.tsx')
const OwnerInspection = lazyPart(async () => (await loadForOwner()).OwnerInspection)
const Inspection = lazyPart(async () => (await loadForOfficer()).Inspection)

const readsAll = (session: Session | null) => mayDo(session, 'see the inspections')

/** Loads an inspection as officers see it, or the report for its owner, before rendering. */
export async function loadInspection() {
  await (readsAll(currentSession()) ? loadForOfficer() : loadForOwner())
  return InspectionPage
}

/** An inspection as the signed-in person sees it. */
function InspectionPage() {
  return readsAll(useSession()) ? <Inspection /> : <OwnerInspection />
}
