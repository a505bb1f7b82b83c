import type { Context } from '../../http/context.ts'
import { countFacilitiesByStanding, countPenalties, countRegistrations, type Scope } from '../../records/dashboard.ts'

/** The counters of the dashboard: of everything for an officer, of what is theirs for an owner. */
export async function showSummary({ db, user, today }: Context) {
  const scope: Scope = user.privilege_type === 'admin' ? 'everybody' : { ownerId: user.id }
  return {
    ...(await countFacilitiesByStanding(db, scope, today)),
    ...(await countRegistrations(db, scope)),
    ...(await countPenalties(db, scope)),
  }
}
