import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/inspections/calls/visits.ts'
import { inspectionActions } from '@portal/domain/actions/inspection.ts'
import { isClockOff } from '@portal/domain/inspections/visits.ts'
import { act } from '../../actions/act.ts'
import { onInspection } from '../../actions/inspection.ts'
import type { LockedInspection } from '../../records/inspections/inspections.ts'
import { updateSite } from '../../records/inspections/sites.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { checklistOf } from './checklist-of.ts'
import { recordFindings } from './record-findings.ts'
import { showTo } from './show-inspection.ts'
import { showVisitKit } from './visit-kit.ts'

/** What inspectors do before and during a visit. */
export function visitRoutes(serve: Serve): void {
  serve(calls.showVisitKit, showVisitKit)
  serve(calls.beginInspection, beginInspection)
  serve(calls.recordFindings, recordFindings)
}

/** Begins the visit: from then on its checklist is fixed. Whoever of the team begins it after somebody else changes nothing. */
async function beginInspection(context: Context, { params: { id }, body }: Input<typeof calls.beginInspection>) {
  const { db, now } = context
  const reply = async () => ({
    message: inspectionActions['Begin inspection'].message,
    data: await showTo(context, id),
  })
  return act(context, onInspection, 'Begin inspection', id, {
    input: ({ status }) => ({ isRepeat: status !== 'planned' }),
    async write({ facts }) {
      await updateSite(db, id, { arrived_at: body.arrived_at }, now)
      return { changes: await begun(context, facts), note: clockNote(body.arrived_at, now) }
    },
    reply,
    again: reply,
  })
}

/** What is fixed when a visit begins, by the portal's clock. */
export async function begun(context: Pick<Context, 'db' | 'now'>, inspection: LockedInspection) {
  const { facility_type_id, catalogue_version } = await checklistOf(context, inspection)
  return { facility_type_id, catalogue_version, began_at: context.now.toISOString() }
}

/** What the history says of a clock that must be wrong. No rule reads the phone's clock. */
export function clockNote(phone: string, now: Date): string | null {
  return isClockOff(phone, now) ? `The clock of the phone said ${phone}` : null
}
