import { startTypeChange } from '@portal/contract/applications/calls/type-changes.ts'
import { addOfficerChange } from '@portal/contract/facilities/calls/changes-of-kind.ts'
import { answerQuestions } from './contents.ts'
import { smallPdf } from './invent.ts'
import type { Deed } from './life.ts'
import { confirmAll, resubmit } from './owners-deeds.ts'

// What owners change while their licence is in force.

/** Asks for another operating officer. */
export const askForOfficer: Deed = async ({ portal }, life) => {
  const body = {
    full_name: 'Dr Ngozi Okafor',
    phone_number: '0806 111 2233',
    email_add: 'ngozi.okafor@demo.example',
    highest_qualification: 'MBBS',
    folio_number: 'MDCN/R/61204',
    year_of_graduation: 2011,
    employment_status: 'Employed' as const,
    reason: 'Dr Bala left at the end of the month.',
  }
  const sent = { params: { id: life.facility_id }, body }
  const { data } = await portal.send(life.owner.email, addOfficerChange, sent, smallPdf('Letter of appointment'))
  life.about_id = data.id
}

/** Asks for another type of facility, answers its questions and submits. */
export const changeType =
  (facility_type_id: number): Deed =>
  async (world, life) => {
    const sent = { params: { id: life.facility_id }, body: { facility_type_id } }
    life.registration_id = (await world.portal.send(life.owner.email, startTypeChange, sent)).data.id
    await answerQuestions(world, { ...life, site: { ...life.site, facility_type_id } })
    await confirmAll(world, life)
    await resubmit(world, life)
  }
