import { concernKinds, concernOutcomes } from '@portal/domain/concerns/concerns.ts'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import { insertConcernFacility } from '../../records/concerns/concern-links.ts'
import { insertConcern, insertConcernEvent } from '../../records/concerns/concerns.ts'
import examples from './concerns.json' with { type: 'json' }
import { daysBefore, type makeDemoFacilities } from './demo-facilities.ts'
import type { DemoPeople } from './demo-people.ts'

type Facilities = Awaited<ReturnType<typeof makeDemoFacilities>>

const concerns = z.array(
  z.object({
    daysAgo: z.number(),
    kind: z.enum(concernKinds),
    place: z.string(),
    address: z.string().optional(),
    text: z.string(),
    contact: z.object({ name: z.string(), phone_number: z.string(), email: z.string() }).partial().optional(),
    isTaken: z.boolean().default(false),
    closed: z.object({ outcome: z.enum(concernOutcomes), note: z.string() }).optional(),
  }),
)

/** Agaie, the first of the LGAs of Niger State in the seed. */
const firstLga = 539

/** Concerns in every state, some linked to facilities. */
export async function makeDemoConcerns(db: Db, people: DemoPeople, facilities: Facilities, now: Date): Promise<void> {
  const [officer] = people.officers
  if (!officer) return
  for (const [index, { daysAgo, contact, isTaken, closed, ...concern }] of concerns.parse(examples).entries()) {
    const reported_at = new Date(daysBefore(now, daysAgo)).toISOString()
    const closed_at = closed ? new Date(daysBefore(now, daysAgo / 2)).toISOString() : null
    const isHeld = isTaken || closed !== undefined
    const concern_id = await insertConcern(db, {
      ...concern,
      ...contact,
      reference: `CN-DEM2-K7${String.fromCharCode(65 + index)}X`,
      local_gov_area_id: index % 3 === 2 ? null : firstLga + index,
      reported_at,
      status: closed ? 'closed' : isHeld ? 'in hand' : 'new',
      assignee_id: isHeld ? officer.id : null,
      outcome: closed?.outcome ?? null,
      closed_at,
    })
    await insertConcernEvent(db, { concern_id, at: reported_at, text: 'Reported' })
    const done = { concern_id, actor_id: officer.id }
    if (isHeld) await insertConcernEvent(db, { ...done, at: reported_at, text: 'Taken' })
    const facility = facilities[index * 7]
    if (isHeld && facility) {
      await insertConcernFacility(db, concern_id, facility.id)
      await insertConcernEvent(db, { ...done, at: reported_at, text: 'Facility linked' })
    }
    if (closed && closed_at) {
      await insertConcernEvent(db, {
        ...done,
        at: closed_at,
        text: 'Closed',
        note: `${closed.outcome}: ${closed.note}`,
      })
    }
  }
}
