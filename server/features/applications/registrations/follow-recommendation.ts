import { inspectionActions } from '@portal/domain/actions/inspection.ts'
import { act } from '../../../actions/act.ts'
import { cancelPlanned } from '../../../actions/end-inspections.ts'
import { onNewInspection } from '../../../actions/inspection.ts'
import type { LockedRegistration } from '../../../records/applications/registrations.ts'
import { findRecommendedInspection } from '../../../records/inspections/inspection-of-registration.ts'
import { insertInspection } from '../../../records/inspections/plans.ts'
import type { Context } from '../../../use-case/context.ts'

type Recommended = 'Yes' | 'No' | null | undefined

/**
 * "Recommend to inspect" in the consideration: with Yes the portal plans a visit without a day and a team, which the inspectors find
 * in their inbox; one for each application. Where Yes is taken back before somebody has set a day, the portal cancels it.
 */
export async function followRecommendation(
  context: Context,
  registration: LockedRegistration,
  { before, now }: { before: Recommended; now: Recommended },
): Promise<void> {
  const isAsked = now === 'Yes'
  if (isAsked === (before === 'Yes')) return
  const found = await findRecommendedInspection(context.db, registration.id)
  if (isAsked && !found) await planByItself(context, registration)
  if (!isAsked && found?.is_untouched) await cancelPlanned(context, found.id, 'It is not recommended any more')
}

async function planByItself(context: Context, { id, facility_id, kind: applied }: LockedRegistration): Promise<void> {
  const at = context.now.toISOString()
  const kind = applied === 'renewal' ? 'renewal' : 'before licence'
  const day = { planned_day: null, planned_half: null, is_announced: false }
  await act({ ...context, user: null, address: null }, onNewInspection, 'Plan inspection', facility_id, {
    input: { note: 'Recommended in the consideration' },
    write: async () => ({
      ...day,
      kind,
      team: [],
      id: await insertInspection(context.db, {
        ...{ ...day, kind, facility_id, registration_id: id },
        status: inspectionActions['Plan inspection'].leadsTo,
        planned_by: null,
        planned_at: at,
        updated_at: at,
      }),
    }),
    reply: () => Promise.resolve(),
  })
}
