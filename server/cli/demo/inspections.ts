import * as correctiveActions from '@portal/contract/inspections/calls/corrective-actions.ts'
import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import * as inspections from '@portal/contract/inspections/calls/inspections.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { countRisk } from '../../records/inspections/count-risk.ts'
import { type Afterwards, stepsAfter } from './after-publication.ts'
import type { World } from './life.ts'
import { inspector, secondInspector } from './people.ts'
import type { Thread } from './thread.ts'
import { endVisit, makeVisit } from './visit.ts'

/** How far a visit of the demonstration gets. */
type Ending = 'planned' | 'planned without day' | 'under way' | 'done' | 'published' | 'cancelled'

interface Visit {
  /** How many days ago the visit is; one that is planned for a day to come is negative. */
  daysAgo: number
  /** How many in a hundred questions are met. */
  quality: number
  ending: Ending
  afterwards?: Afterwards
}

const past = (daysAgo: number, quality: number, afterwards?: Afterwards): Visit => ({
  ...{ daysAgo, quality, ending: 'published' },
  ...(afterwards && { afterwards }),
})

/** About forty visits, of every class and in every state. */
const demoVisits: readonly Visit[] = [
  ...[310, 280, 250, 221, 190, 164].map((daysAgo) => past(daysAgo, 97)),
  ...[300, 262, 231, 203, 176, 148].map((daysAgo) => past(daysAgo, 45, 'replies, accepted')),
  ...[290, 240, 195, 158].map((daysAgo) => past(daysAgo, 25)),
  ...[270, 186, 121].map((daysAgo) => past(daysAgo, 18, 'replies, sent back')),
  ...[212, 99].map((daysAgo) => past(daysAgo, 4)),
  past(60, 88, 'replies'),
  past(45, 70, 'comments'),
  past(40, 66, 'comments, answered'),
  past(33, 92),
  past(28, 58, 'replies'),
  past(22, 81),
  past(19, 94),
  past(16, 62),
  past(13, 77),
  { daysAgo: 17, quality: 60, ending: 'done' },
  { daysAgo: 6, quality: 85, ending: 'done' },
  { daysAgo: 3, quality: 40, ending: 'done' },
  { daysAgo: 1, quality: 75, ending: 'under way' },
  { daysAgo: 1, quality: 90, ending: 'under way' },
  { daysAgo: 75, quality: 0, ending: 'cancelled' },
  { daysAgo: 12, quality: 0, ending: 'cancelled' },
  { daysAgo: -1, quality: 0, ending: 'planned' },
  { daysAgo: -4, quality: 0, ending: 'planned' },
  { daysAgo: -9, quality: 0, ending: 'planned' },
  { daysAgo: 2, quality: 0, ending: 'planned without day' },
]

/** The visits of the ministry, each a thread of its own. */
export function inspectionThreads(world: World, visited: readonly Visit[] = demoVisits): Thread[] {
  return visited.map((visit, place) => {
    let id = 0
    const plannedAgo = Math.max(visit.daysAgo, 0) + 6
    const plan = async () => {
      id = await planVisit(world, visit, place)
    }
    const steps: Thread['steps'] = [[plannedAgo, plan]]
    if (visit.ending === 'cancelled') steps.push(['+3', () => cancel(world, id)])
    if (!['under way', 'done', 'published'].includes(visit.ending)) return { steps }
    steps.push([visit.daysAgo, () => makeVisit(world, id, visit)])
    if (visit.ending !== 'under way') steps.push([visit.daysAgo, () => endVisit(world, id)])
    if (visit.ending === 'published') steps.push(['+4', () => publish(world, id)])
    return { steps: [...steps, ...stepsAfter(world, () => id, visit.afterwards)] }
  })
}

/**
 * Plans a routine visit to the facility that was visited longest ago, or never; to one whose owner has an account, if the owner does
 * something afterwards. Another inspector leads than last time.
 */
async function planVisit({ portal }: World, { daysAgo, ending, afterwards }: Visit, place: number): Promise<number> {
  await countRisk(portal.db, { today: portal.clock.today(), asOf: portal.clock.tick().toISOString() })
  const { data: facilities } = await portal.send(inspector, correctiveActions.listFacilitiesAtRisk, {
    query: { unplanned: '1', per_page: 100 },
  })
  const owned = await idsWithOwner(portal)
  const [facility] = facilities
    .filter(({ id }) => afterwards === undefined || owned.has(id))
    .toSorted((one, other) => (one.last_visit_on ?? '').localeCompare(other.last_visit_on ?? ''))
  if (!facility) throw new Error('There is no licensed facility to visit')
  const team = await idsOf(portal, [inspector, secondInspector])
  const hasDay = ending !== 'planned without day'
  const { data } = await portal.send(inspector, inspections.planInspection, {
    body: {
      facility_id: facility.id,
      kind: 'routine',
      planned_day: hasDay ? addDays(portal.clock.today(), daysAgo < 0 ? 6 - daysAgo : 6) : null,
      planned_half: hasDay ? (place % 2 === 0 ? 'morning' : 'afternoon') : null,
      team: hasDay ? (team[0] === facility.last_lead_id ? team.toReversed() : team) : [],
      is_announced: place % 3 === 0,
    },
  })
  return data.id
}

/** The facilities whose owner has an account. One that was recorded from paper may have none. */
async function idsWithOwner({ db }: World['portal']): Promise<Set<number>> {
  const facilities = await db.selectFrom('facility').where('user_id', 'is not', null).select('id').execute()
  return new Set(facilities.map(({ id }) => id))
}

/** The ids of accounts, in the order of their emails. */
async function idsOf({ db }: World['portal'], emails: readonly string[]): Promise<number[]> {
  const people = await db.selectFrom('user_account').where('email', 'in', emails).select(['id', 'email']).execute()
  return emails.flatMap((email) => people.filter((person) => person.email === email).map(({ id }) => id))
}

const cancel = ({ portal }: World, id: number) =>
  portal.send(inspector, inspections.cancelInspection, { params: { id }, body: { reason: 'The road was flooded.' } })

const publish = ({ portal }: World, id: number) => portal.send(inspector, reports.publishInspection, { params: { id } })
