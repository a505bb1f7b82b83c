import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { describeSections } from '@portal/domain/sections.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { countSections } from '../../records/contents.ts'
import { confirmSection as insertConfirmation } from '../../records/renewal-sections.ts'
import { lockRegistration } from '../../records/registrations.ts'
import { readRegistrationPage } from '../../registration-page.ts'

/**
 * The owner of a renewal confirms a section that was taken over from the licence. Refuses a section in which something is
 * missing, and a registration that is no renewal, or not the facility's newest.
 */
export async function confirmSection(context: Context, { params: { id }, body }: Input<typeof calls.confirmSection>) {
  const { db, user, now, today } = context
  const registration = await lockRegistration(db, id)
  const { kind, has_newer, ended_at, status } = registration
  if (kind !== 'renewal' || has_newer || ended_at !== null) {
    refuse('action_not_offered', 'Only the sections of an open renewal are confirmed', { status, offered: [] })
  }
  const sections = describeSections(await countSections(db, registration, today))
  const { missing = [], to_confirm = false } = sections.find(({ section }) => section === body.section) ?? {}
  const [first] = missing
  if (first !== undefined && !to_confirm) refuseField('section', first)
  await insertConfirmation(db, id, { section: body.section, confirmed_by: user.id, now })
  return { message: 'Confirmed', page: await readRegistrationPage(context, id) }
}
