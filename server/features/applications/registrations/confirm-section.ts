import type * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Input } from '@portal/contract/call.ts'
import { followsLicence } from '@portal/domain/applications/registration-kinds.ts'
import { describeSections, unansweredInWords } from '@portal/domain/applications/sections.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { doerOf, recordEntry } from '../../../audit/record-entry.ts'
import { readRegistrationPage } from '../../../reading/registration-page.ts'
import { countSections } from '../../../records/applications/contents.ts'
import { countAnswersOfPart } from '../../../records/applications/questionnaire.ts'
import { type LockedRegistration, lockRegistration } from '../../../records/applications/registrations.ts'
import { confirmPart, confirmSection as insertConfirmation } from '../../../records/licences/renewal-sections.ts'
import type { Context } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'

type Confirmed = Input<typeof calls.confirmSection>

/**
 * The owner of a renewal or a change of type confirms a section that was taken over from the licence, or one part of the answers.
 * Refuses what is not complete, and a registration that takes over nothing, or not the facility's newest.
 */
export async function confirmSection(context: Context, { params: { id }, body }: Confirmed) {
  const { db, user, now } = context
  const registration = await lockRegistration(db, id, { isLocked: id === context.lockedRegistration })
  const { kind, has_newer, ended_at, status } = registration
  if (!followsLicence(kind) || has_newer || ended_at !== null) {
    refuse('action_not_offered', 'Only the sections of an open renewal or change of type are confirmed', {
      status,
      offered: [],
    })
  }
  const confirmation = { confirmed_by: user.id, now }
  if (body.section === 'requirements') {
    const part_id = await partToConfirm(context, id, body.part_id)
    await confirmPart(db, id, { ...confirmation, part_id })
  } else {
    await refuseIncompleteSection(context, registration, body.section)
    await insertConfirmation(db, id, { ...confirmation, section: body.section })
  }
  await recordEntry(db, {
    ...doerOf(context),
    action: 'Change contents',
    about: { kind: 'registration', id },
    after: { confirmed: body.section, part_id: body.part_id ?? undefined },
  })
  return { message: 'Confirmed', page: await readRegistrationPage(context, id) }
}

/** The part whose answers are confirmed. Refuses one that is not asked, or that is not answered whole. */
async function partToConfirm({ db }: Context, id: number, part_id: number | null | undefined): Promise<number> {
  if (!part_id) return refuseField('part_id', 'Choose the part whose answers you have read')
  const { questions, answered } = await countAnswersOfPart(db, id, part_id)
  if (questions === 0) refuseField('part_id', 'This part asks nothing in this application')
  if (answered < questions) refuseField('part_id', unansweredInWords(questions - answered))
  return part_id
}

async function refuseIncompleteSection(
  { db, today }: Context,
  registration: LockedRegistration,
  wanted: Confirmed['body']['section'],
): Promise<void> {
  const sections = describeSections(await countSections(db, registration, today))
  const { missing = [], to_confirm = false } = sections.find(({ section }) => section === wanted) ?? {}
  const [first] = missing
  if (first !== undefined && !to_confirm) refuseField('section', first)
}
