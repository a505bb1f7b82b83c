import * as calls from '@portal/contract/concerns/calls.ts'
import { concernKinds, concernOutcomes } from '@portal/domain/concerns/concerns.ts'
import { z } from 'zod'
import examples from './concerns.json' with { type: 'json' }
import { reviewer } from './people.ts'
import type { Portal } from './portal.ts'
import type { Thread } from './thread.ts'

const concerns = z.array(
  z.object({
    daysAgo: z.number(),
    report: z.object({
      kind: z.enum(concernKinds),
      place: z.string(),
      address: z.string().optional(),
      local_gov_area_id: z.number().optional(),
      text: z.string(),
      name: z.string().optional(),
      phone_number: z.string().optional(),
      email: z.string().optional(),
    }),
    /** How many days later an officer takes it, links a facility, and closes it. */
    takenAfter: z.number().optional(),
    closedAfter: z.number().optional(),
    closed: z.object({ outcome: z.enum(concernOutcomes), note: z.string() }).optional(),
  }),
)

/** Concerns of strangers in every state, some linked to facilities. */
export function concernThreads(portal: Portal): Thread[] {
  return concerns.parse(examples).map(({ daysAgo, report, takenAfter, closedAfter, closed: body }, index) => {
    const params = { id: 0 }
    const steps: Thread['steps'] = [
      [
        daysAgo,
        async () => {
          const { reference } = await portal.send(undefined, calls.reportConcern, { body: report })
          params.id = await idOf(portal, reference)
        },
      ],
    ]
    const take = async () => {
      await portal.send(reviewer, calls.takeConcern, { params })
      const facility_id = await idOfFacility(portal, index * 7)
      await portal.send(reviewer, calls.linkConcern, { params, body: { facility_id } })
    }
    if (takenAfter !== undefined) steps.push([`+${takenAfter}`, take])
    if (closedAfter !== undefined && body) {
      steps.push([`+${closedAfter}`, () => portal.send(reviewer, calls.closeConcern, { params, body })])
    }
    return { steps }
  })
}

async function idOf({ db }: Portal, reference: string): Promise<number> {
  const concern = await db
    .selectFrom('concern')
    .where('reference', '=', reference)
    .select('id')
    .executeTakeFirstOrThrow()
  return concern.id
}

async function idOfFacility({ db }: Portal, place: number): Promise<number> {
  const facilities = db.selectFrom('facility').orderBy('id').offset(place).limit(1)
  return (await facilities.select('id').executeTakeFirstOrThrow()).id
}
