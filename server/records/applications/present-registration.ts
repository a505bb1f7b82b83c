import { registrationActions } from '@portal/domain/actions/registration.ts'
import { sql } from 'kysely'

/**
 * The condition that a registration stands for its facility: it has not ended, and is no change of type that was declined. Such a
 * change keeps nobody from anything, and the licence is again what counts.
 */
export const isPresent = sql<boolean>`(
  registration.ended_at is null
  and not (registration.kind = 'change' and registration.status = ${sql.lit(registrationActions.Decline.leadsTo)})
)`
