import type * as calls from '@portal/contract/applications/calls/type-changes.ts'
import type { Input } from '@portal/contract/call.ts'
import { requiredDocuments } from '@portal/domain/applications/document-kinds.ts'
import { purposeOfKind } from '@portal/domain/applications/registration-kinds.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { act } from '../../../actions/act.ts'
import { onFacility } from '../../../actions/facility.ts'
import { actByItself } from '../../../actions/registration.ts'
import { refuseTypeNotOffered } from '../../../changes/refuse-type-not-offered.ts'
import { feeDue, startInvoice } from '../../../money/invoicing.ts'
import { getApplicantOf } from '../../../records/accounts/people.ts'
import { findLicensedApplicant } from '../../../records/applications/applicants.ts'
import { keepContents, readSharedContents } from '../../../records/applications/kept-contents.ts'
import { applicantFromFacility } from '../../../records/applications/paper-applicant.ts'
import { getBrief, insertRegistration, nextReference } from '../../../records/applications/registrations.ts'
import { getFacilityType, isInUse } from '../../../records/catalogue/catalogue.ts'
import { listDocumentsOf } from '../../../records/catalogue/document-kinds.ts'
import { copyAnswers, countQuestionsAs } from '../../../records/licences/copied-answers.ts'
import { readCharged } from '../../../records/money/charged-facility.ts'
import type { Acting, Context } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'

const kind = 'change'
const purpose = purposeOfKind[kind]

/** What a change of type would cost and ask for, if it was started now. */
export async function previewTypeChange(
  { db, today, now }: Context,
  { params }: Input<typeof calls.previewTypeChange>,
) {
  const { id: facility_type_id, category_list } = await getFacilityType(db, params.facility_type_id)
  const charged = { ...(await readCharged(db, params.id)), facility_type_id, facility_type: category_list }
  const { line } = await feeDue(db, { charged, purpose, day: today })
  return {
    data: {
      ...(await countQuestionsAs(db, params.id, facility_type_id)),
      documents: requiredDocuments(await listDocumentsOf(db, { facility_type_id, purpose, now })),
      fee: line?.amount_kobo ? koboToNaira(line.amount_kobo) : null,
    },
  }
}

/**
 * A facility with a licence in force asks for another type: its owner, or an officer for a facility without an owner account. The
 * licence stays as it is until the change is approved.
 */
export async function startTypeChange(
  context: Context,
  name: 'Change type' | 'Record change of type',
  {
    params: { id: facility_id },
    body: { facility_type_id },
  }: Pick<Input<typeof calls.startTypeChange>, 'params' | 'body'>,
) {
  const { db, user, now, today } = context
  return act(context, onFacility, name, facility_id, {
    input: {},
    write: async ({ facts }) => {
      if (facts.facility_type_id === facility_type_id) {
        refuseField('facility_type_id', 'The facility is of this type already. Choose another one')
      }
      if (!(await isInUse(db, 'facility_type', facility_type_id))) {
        refuseField('facility_type_id', 'Choose the type of facility from the list')
      }
      await refuseTypeNotOffered(db, facility_type_id)
      await endDeclinedTypeChange(context, facts)
      const stated = await findLicensedApplicant(db, facility_id)
      const byOwner = name === 'Change type'
      const applicant =
        stated ?? (await (byOwner ? getApplicantOf(db, user.id) : applicantFromFacility(db, facility_id)))
      const registration = { facility_id, facility_type_id, kind, recorded_by: user.id, applicant, now } as const
      // Last, because all owners share the counters of references and invoices, which stay locked until the commit.
      const started = await insertRegistration(db, { ...registration, reference: await nextReference(db, today) })
      await keepContents(db, started.id, await readSharedContents(db, facility_id))
      await copyAnswers(db, { ...registration, id: started.id }, now)
      await startInvoice(context, { registration_id: started.id, facility_id, purpose })
      return started
    },
    reply: async ({ id }) => ({ data: await getBrief(db, id, today) }),
  })
}

/** A change of type that was declined ends when something else is started for the facility. */
export async function endDeclinedTypeChange(
  context: Acting,
  { type_change_id }: { type_change_id: number | null },
): Promise<void> {
  if (type_change_id === null) return
  await actByItself(context, 'Lapse', type_change_id, { reason: 'another application was started' })
}
