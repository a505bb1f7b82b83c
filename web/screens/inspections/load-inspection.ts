import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { currentSession } from '../../api/session.ts'

/** Loads an inspection as officers see it, or the report for its owner, who does not load what only officers use. */
export async function loadInspection() {
  if (mayDo(currentSession(), 'see the inspections')) return (await import('./inspection.tsx')).Inspection
  return (await import('./owner-inspection.tsx')).OwnerInspection
}
