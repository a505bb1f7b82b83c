import type * as paperCalls from '@portal/contract/applications/calls/paper-applications.ts'
import type * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Input } from '@portal/contract/call.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { isOpenReturn } from '@portal/domain/applications/open-return.ts'
import { hasToWait, notOpenYet } from '@portal/domain/applications/opening.ts'
import { purposeOfKind, type RegistrationKind } from '@portal/domain/applications/registration-kinds.ts'
import { missingSections } from '@portal/domain/applications/sections.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { standingOn } from '@portal/domain/standing/standing.ts'
import { act } from '../../../actions/act.ts'
import { onFacility } from '../../../actions/facility.ts'
import { actAndShow } from '../../../actions/registration.ts'
import type { Db } from '../../../database/connect.ts'
import { fixInvoice } from '../../../money/fix-invoice.ts'
import { startInvoice } from '../../../money/invoicing.ts'
import type { PageFacts } from '../../../reading/page-facts.ts'
import { askedBeforeSubmit, readReturnedWork } from '../../../reading/returned-work.ts'
import { getApplicantOf } from '../../../records/accounts/people.ts'
import { findLicensedApplicant } from '../../../records/applications/applicants.ts'
import { countSections } from '../../../records/applications/contents.ts'
import { applicantFromFacility } from '../../../records/applications/paper-applicant.ts'
import {
  getBrief,
  insertRegistration,
  type LockedRegistration,
  nextReference,
} from '../../../records/applications/registrations.ts'
import { returnedOf } from '../../../records/applications/returns.ts'
import { hasRetiredType } from '../../../records/catalogue/catalogue.ts'
import type { LockedFacility } from '../../../records/facilities/facilities.ts'
import { copyAnswers } from '../../../records/licences/copied-answers.ts'
import type { Context, OnDay } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'
import { endDeclinedTypeChange } from './change-type.ts'

/** An owner starts the registration of a facility: a new one, or a renewal with the answers of the licence. Spec §4. */
export async function startRegistration(context: Context, { body }: Input<typeof calls.startRegistration>) {
  const { db, user, today } = context
  const { facility_id } = body
  return act(context, onFacility, ['Start Registration', 'Renew Registration'], facility_id, {
    input: {},
    write: ({ facts, checked }) =>
      begin(context, facts, { ...checked, applicantOtherwise: () => getApplicantOf(db, user.id) }),
    reply: async ({ id }) => ({ data: await getBrief(db, id, today) }),
  })
}

/**
 * An officer does so for a facility without an owner account, whose owner came with papers. Of a licence from before the portal nothing
 * is taken over, so everything is asked.
 */
export async function recordApplication(
  context: Context,
  { params: { id } }: Input<typeof paperCalls.recordApplication>,
) {
  const { db, today } = context
  const applicant = await applicantFromFacility(db, id)
  const name = `${applicant.first_name} ${applicant.last_name}`.trim() || 'the owner'
  return act(context, onFacility, ['Record renewal', 'Record new registration'], id, {
    input: { reason: `on behalf of ${name}, who came with papers` },
    write: ({ facts, checked }) =>
      begin(context, facts, { ...checked, applicantOtherwise: () => Promise.resolve(applicant) }),
    reply: async ({ id: started }) => ({ data: await getBrief(db, started, today) }),
  })
}

interface Beginning {
  starts: RegistrationKind
  /** Who applies where no licence of the portal says it. */
  applicantOtherwise: () => Promise<Parameters<typeof insertRegistration>[1]['applicant']>
}

/** Begins an application with the answers of the licence that it renews, and its invoice. */
async function begin(
  context: Context,
  facts: LockedFacility,
  { starts: kind, applicantOtherwise }: Beginning,
): Promise<{ id: number }> {
  const { db, user, now, today } = context
  const { id: facility_id } = facts
  if (kind === 'new') await refuseRetiredType(db, facility_id)
  await endDeclinedTypeChange(context, facts)
  const licensed = kind === 'renewal' ? await findLicensedApplicant(db, facility_id) : undefined
  const applicant = licensed ?? (await applicantOtherwise())
  const registration = { facility_id, kind, recorded_by: user.id, applicant, now }
  // Last, because all owners share the counters of references and invoices, which stay locked until the commit.
  const started = await insertRegistration(db, { ...registration, reference: await nextReference(db, today) })
  if (kind === 'renewal') await copyAnswers(db, { ...registration, kind, id: started.id }, now)
  await startInvoice(context, { registration_id: started.id, facility_id, purpose: purposeOfKind[kind] })
  return started
}

/** Refuses a first registration of a type that is retired. Who has a licence may renew it. */
async function refuseRetiredType(db: Db, facilityId: number): Promise<void> {
  if (await hasRetiredType(db, facilityId)) {
    refuseField('facility_id', 'The ministry no longer registers facilities of this type. Ask the ministry what to do')
  }
}

/**
 * The owner submits a complete application; an officer, one that somebody without an account brought on paper. Submitting a
 * pending registration again changes nothing. Spec §4.
 */
export async function submitRegistration(context: Context, { params }: Input<typeof calls.submitRegistration>) {
  const page = await actAndShow(context, 'Submit', params.id, {
    input: async (registration) => ({
      reason: await howSubmitted(context, registration, params.id),
      check: async ({ known }) => {
        refuseWhileNotOpen(context, registration)
        await refuseIncomplete(context, registration, known)
      },
    }),
    async write({ facts, checked: { known } }) {
      known.invoice = await fixInvoice(context, facts.id)
    },
  })
  return { data: page.registration, page }
}

/** The owner takes an application back that is not decided. Its rows are kept; another registration may be started. */
export async function withdrawRegistration(
  context: Context,
  { params, body }: Input<typeof calls.withdrawRegistration>,
) {
  const page = await actAndShow(context, 'Withdraw', params.id, { input: { reason: body.reason } })
  return { data: page.registration, message: registrationActions.Withdraw.message, page }
}

/** What the timeline adds to a Submit: that it follows a return, and on whose behalf an officer submits. */
async function howSubmitted(
  context: Context,
  registration: LockedRegistration,
  id: number,
): Promise<string | undefined> {
  const parts = [
    isOpenReturn(registration.returned) && 'again, after the correction',
    context.reach === 'any' && (await onBehalfOf(context, registration, id)),
  ]
  return parts.filter(Boolean).join(', ') || undefined
}

/** On whose behalf an officer submits, for the timeline. Refuses a facility that has an owner account. */
async function onBehalfOf(
  { db, today }: OnDay,
  { has_owner_account }: LockedRegistration,
  id: number,
): Promise<string> {
  if (has_owner_account) refuse('not_allowed', 'Only the owner of this facility can submit its registration')
  const { user: applicant } = await getBrief(db, id, today)
  const name = applicant ? `${applicant.first_name} ${applicant.last_name}` : 'the applicant'
  return `on behalf of ${name}, who applied on paper`
}

/** A portal that is being set up takes no applications yet. */
function refuseWhileNotOpen({ reach }: Context, { takes_applications = 'yes', returned }: LockedRegistration): void {
  const submission = { isReturned: isOpenReturn(returned), isByOfficer: reach === 'any' }
  if (hasToWait(takes_applications, submission)) refuse('action_not_offered', notOpenYet)
}

async function refuseIncomplete(
  { db, today }: OnDay,
  registration: LockedRegistration,
  known: PageFacts,
): Promise<void> {
  known.counts ??= await countSections(db, registration, today)
  const returned = returnedOf(registration.returned)
  const applied = { ...registration, standing: standingOn(registration, today) }
  const work = isOpenReturn(returned) ? await readReturnedWork(db, applied, returned) : null
  const missing = askedBeforeSubmit(missingSections(known.counts), returned, work)
  if (missing.length === 0) return
  const errors = Object.groupBy(missing, ({ section }) => section)
  refuse('invalid_input', 'Your application is not complete yet', {
    errors: Object.fromEntries(
      Object.entries(errors).map(([section, rows]) => [section, rows.map(({ message }) => message)]),
    ),
  })
}
