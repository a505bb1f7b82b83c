import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/contents.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Context } from '../../http/context.ts'
import { type Facility, getFacility, lockFacility } from '../../records/facilities.ts'
import { replaceOperatingOfficer } from '../../records/operating-officers.ts'

type Saved = Input<typeof calls.saveOperatingOfficer>

/** Saves the operating officer in place of the one before. What the facility's type does not ask for is refused. Spec §5. */
export async function saveOperatingOfficer({ db, user, now, today }: Context, { body }: Saved) {
  await lockFacility(db, body.facility_id)
  const facility = await getFacility(db, body.facility_id, today)
  const errors = wrongFields(body, facility, Number(today.slice(0, 4)))
  if (Object.keys(errors).length > 0) refuse('invalid_input', 'Check what you entered', { errors })
  const { email_add, previous_working_experience, ...fields } = body
  const officer = { ...fields, email: email_add, previous_work_experience: previous_working_experience }
  return { data: await replaceOperatingOfficer(db, { ...officer, recorded_by: user.id }, now) }
}

function wrongFields(body: Saved['body'], { facility_types }: Facility, thisYear: number): Record<string, string[]> {
  const { asks_folio, asks_additional_mdcn, category_list } = facility_types
  const errors: Record<string, string[]> = {}
  const notAsked = (what: string) => [`${what} is not asked for a ${category_list}. Leave it empty`]
  if (body.folio_number && !asks_folio) errors.folio_number = notAsked('A folio number')
  if (body.additional_mdcn_qualification && !asks_additional_mdcn) {
    errors.additional_mdcn_qualification = notAsked('An additional MDCN qualification number')
  }
  if (body.year_of_graduation > thisYear) errors.year_of_graduation = [`Enter a year up to ${thisYear}`]
  return errors
}
