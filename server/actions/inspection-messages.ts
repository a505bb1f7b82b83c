import { type InspectionActionName, inspectionAction } from '@portal/domain/actions/inspection.ts'
import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import type { HalfOfDay } from '@portal/domain/inspections/inspections.ts'
import { notify } from '../records/messages/notifications.ts'
import type { Acting } from '../use-case/context.ts'

/** When a facility is visited, and whether its owner is told. */
export interface Day {
  planned_day: string | null
  planned_half: HalfOfDay | null
  is_announced: boolean
}

/** The facility that is visited. */
interface Facility {
  facility_id: number
  /** Null for a facility that an officer recorded from paper. */
  user_id: number | null
  company_name: string
}

interface Change {
  facility: Facility
  /** What the owner was told before; undefined if nothing. */
  before?: Day | undefined
  /** Undefined if the visit does not take place. */
  after?: Day | undefined
}

/** Tells the owner the day of a visit that is announced, that it has changed, or that the visit does not take place then. */
export async function tellOwnerOfDay(
  { db, now }: Acting,
  name: InspectionActionName,
  { facility, before, after }: Change,
): Promise<void> {
  const { announces } = inspectionAction(name)
  const [told, tells] = [dayTold(before), dayTold(after)]
  if (!announces || told === tells || facility.user_id === null) return
  const { company_name, facility_id } = facility
  const body =
    tells === null
      ? `The inspection of ${company_name} ${told} does not take place then.`
      : `The ministry will inspect ${company_name} ${tells}.`
  await notify(db, {
    user_id: facility.user_id,
    helpers_of: facility_id,
    kind: 'inspection',
    title: announces,
    body,
    about_kind: 'facility',
    about_id: facility_id,
    created_at: now.toISOString(),
  })
}

/** 'on 14 April 2026, in the morning'; null if the owner is told no day. */
function dayTold(day: Day | undefined): string | null {
  if (!day?.is_announced || day.planned_day === null) return null
  const half = { morning: ', in the morning', afternoon: ', in the afternoon' }
  return `on ${dayInWords(day.planned_day)}${day.planned_half === null ? '' : half[day.planned_half]}`
}

interface Visit extends Pick<Day, 'planned_day'> {
  id: number
  number?: string | undefined
  company_name: string
}

/** Tells officers who are of the team from now on, or whose visit does not take place. Nobody is told what they did themselves. */
export async function tellTeam(
  { db, user, now }: Acting,
  name: InspectionActionName,
  { officers, visit }: { officers: readonly number[]; visit: Visit },
): Promise<void> {
  const { tellsTeam } = inspectionAction(name)
  if (!tellsTeam) return
  const { id, number, company_name, planned_day } = visit
  const day = planned_day === null ? 'The day is not set.' : `On ${dayInWords(planned_day)}.`
  for (const user_id of officers) {
    if (user_id === user?.id) continue
    await notify(db, {
      user_id,
      is_work: true,
      kind: 'inspection',
      title: tellsTeam,
      body: `${company_name}. ${day}`,
      reference: number,
      about_kind: 'inspection',
      about_id: id,
      created_at: now.toISOString(),
    })
  }
}
