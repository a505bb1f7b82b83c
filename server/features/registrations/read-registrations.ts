import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import { mayDo } from '@portal/domain/capabilities.ts'
import { offeredPrintables } from '@portal/domain/certificate.ts'
import { missingSections } from '@portal/domain/completeness.ts'
import { offeredDecisions, offeredOwnerActions } from '@portal/domain/registration-lifecycle.ts'
import { staffStrength } from '@portal/domain/staff-cadres.ts'
import type { Context } from '../../http/context.ts'
import { readFacilityContents, readFilled } from '../../records/contents.ts'
import { getFacility } from '../../records/facilities.ts'
import { pageRegistrations } from '../../records/lists.ts'
import { firstRowsOf, listTotal } from '../../records/paging.ts'
import { countStaff, findOperatingOfficer } from '../../records/people.ts'
import { findNewestRegistration, getBrief } from '../../records/registrations.ts'
import { commentsOf, eventsOf, findConsideration } from '../../records/review.ts'

/** A page of one's own registrations; of all for an officer. */
export async function listRegistrations(
  { db, user, reach, today }: Context,
  { query }: Input<typeof calls.listRegistrations>,
) {
  return pageRegistrations(db, query, today, reach === 'any' ? undefined : user.id)
}

/** A registration with all that is needed to fill it, to consider it and to print it. Spec §2. */
export async function showRegistration({ db, user, today }: Context, { params }: Input<typeof calls.showRegistration>) {
  const seesRemarks = mayDo(user, 'read every remark')
  const brief = await getBrief(db, params.id, today)
  const facility = await getFacility(db, brief.facility_id, today)
  const newest = await findNewestRegistration(db, facility.id)
  const standing = { ...brief, superseded: newest?.id !== brief.id }
  const { contents, totals } = await readFacilityContents(db, facility.id)
  const history = await firstRowsOf(eventsOf(db, brief.id).select(listTotal))
  const comments = await firstRowsOf(commentsOf(db, brief.id, !seesRemarks).select(listTotal))
  const filled = await readFilled(db, { ...brief, facility_type_id: facility.facility_type_id })
  return {
    registration: {
      ...brief,
      facility,
      history: history.data.toReversed(),
      consideration: seesRemarks ? ((await findConsideration(db, brief.id)) ?? null) : null,
      comments: comments.data.toReversed(),
    },
    total_no_of_staff: totals.staffs,
    operatingOff: (await findOperatingOfficer(db, facility.id)) ?? null,
    staff_strength: staffStrength(await countStaff(db, facility.id)),
    ...contents,
    totals: { ...totals, history: history.total, comments: comments.total },
    offered: [
      ...(mayDo(user, 'decide on a registration') ? offeredDecisions(standing, today) : []),
      ...(mayDo(user, 'submit a registration')
        ? offeredOwnerActions(standing, today, brief.submitted_at !== null)
        : []),
      ...offeredPrintables(brief.status),
    ],
    missing: missingSections(filled),
  }
}
