import * as visits from '@portal/contract/inspections/calls/visits.ts'
import type { VisitKit } from '@portal/contract/inspections/inspection-details.ts'
import type { FindingOutcome } from '@portal/domain/inspections/inspections.ts'
import { inventedUuid } from './invent.ts'
import type { World } from './life.ts'
import { inspector, secondInspector } from './people.ts'
import { photos, signature } from './photos.ts'

const notes = [
  'It was there, and did not work.',
  'Only one of two was found.',
  'The date on it has passed.',
  'The staff on duty could not find it.',
]

/** The lead inspector goes there, looks at every question, takes two photos, and lets the person in charge sign. */
export async function makeVisit(world: World, id: number, { quality }: { quality: number }): Promise<void> {
  const { portal, chance } = world
  const params = { id }
  const lead = await leadOf(world, id)
  const kit = (await portal.send(lead, visits.showVisitKit, { params })).data
  const moment = () => portal.clock.now().toISOString()
  await portal.send(lead, visits.beginInspection, { params, body: { arrived_at: moment() } })
  const findings = kit.inspection.questions.map((question) => {
    const outcome = someOutcome(chance, quality, question)
    const isWrong = outcome === 'not met' || outcome === 'partly met'
    return {
      key: inventedUuid(chance),
      sub_list_id: question.sub_list_id,
      outcome,
      number_seen:
        question.least_number === null ? null : someNumber(question.least_number, outcome, chance.between(-1, 2)),
      note: isWrong && chance.percent(60) ? chance.of(notes) : null,
      based_on: 0,
      found_at: moment(),
    }
  })
  await portal.send(lead, visits.recordFindings, { params, body: { findings } })
  const asked = kit.inspection.questions.filter(({ needs_photo }) => needs_photo)
  for (const [place, photo] of photos.entries()) {
    const body = {
      key: inventedUuid(chance),
      facility_id: kit.inspection.facility_id,
      sub_list_id: asked[place]?.sub_list_id ?? null,
      taken_at: moment(),
    }
    await portal.send(lead, visits.addInspectionPhoto, { params, body }, photo)
  }
  await portal.send(lead, visits.recordSite, { params, body: siteOf(world, kit) })
}

/** From this quality on a facility has what saves lives; what it lacks is something else. */
const safeFrom = 25

type Question = VisitKit['inspection']['questions'][number]

function someOutcome({ percent }: World['chance'], quality: number, question: Question): FindingOutcome {
  if (question.may_not_apply && percent(20)) return 'does not apply'
  if (percent(quality) || (question.is_critical && quality >= safeFrom)) return 'met'
  return percent(Math.min(40, quality)) ? 'partly met' : 'not met'
}

/** How many were seen: enough where it is met, and fewer where it is not. */
function someNumber(least: number, outcome: FindingOutcome, about: number): number | null {
  if (outcome === 'does not apply') return null
  return outcome === 'met' ? least + Math.max(0, about) : Math.max(0, least - 1 - Math.max(0, about))
}

function siteOf({ portal, chance }: World, { staff, beds }: VisitKit) {
  const [first] = staff
  const siteOnPhone = {
    arrived_at: portal.clock.now().toISOString(),
    met_name: first?.full_name ?? 'Hauwa Sani',
    met_position: 'Matron',
    beds_counted: beds === null ? null : Math.max(0, beds - chance.between(0, 2)),
    staff: staff.map(({ id: staff_id, full_name, cadre }) => ({
      ...{ staff_id, full_name, cadre },
      seen: chance.percent(80) ? ('present' as const) : ('absent' as const),
    })),
    remarks: 'The staff were friendly, and showed everything that was asked for.',
  }
  return chance.percent(10)
    ? { ...siteOnPhone, signature_refused: 'The matron had to leave for a patient.' }
    : { ...siteOnPhone, signature_png: signature.toString('base64') }
}

/** The lead inspector ends the visit. */
export async function endVisit(world: World, id: number): Promise<void> {
  const { portal } = world
  const params = { id }
  const lead = await leadOf(world, id)
  const { inspection } = (await portal.send(lead, visits.showVisitKit, { params })).data
  const { questions, findings, photos: taken } = inspection
  const body = {
    recommendation: 'no change' as const,
    unanswered: questions.length - findings.length,
    departed_at: portal.clock.now().toISOString(),
    expects: { findings: findings.length, photos: taken.length },
  }
  await portal.send(lead, visits.finishInspection, { params, body })
}

async function leadOf({ portal: { db } }: World, id: number): Promise<string> {
  const lead = await db
    .selectFrom('inspection_member')
    .innerJoin('user_account', 'user_account.id', 'inspection_member.user_id')
    .where('inspection_id', '=', id)
    .where('place', '=', 0)
    .select('email')
    .executeTakeFirst()
  return lead?.email === secondInspector ? secondInspector : inspector
}
