import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@portal/server/database/connect.ts'
import { completeApplication } from '@portal/server/testing/complete-application.ts'
import { makeFacility, makeRegistration } from '@portal/server/testing/factories.ts'
import { makeOwner } from '@portal/server/testing/people.ts'
import { z } from 'zod'
import { type Reply, request } from './request.ts'

/** An application that is ready to be submitted, and the session of its owner. */
export interface Ready {
  id: number
  token: string
}

/** Adds applications that are ready to be submitted, each of its own owner. */
export async function makeReady(db: Db, count: number): Promise<Ready[]> {
  const ready: Ready[] = []
  for (let made = 0; made < count; made += 1) {
    const owner = await makeOwner(db)
    const facility = await makeFacility(db, { user_id: owner.id, recorded_by: owner.id })
    const registration = await makeRegistration(db, { facility_id: facility.id })
    await completeApplication(db, registration)
    ready.push({ id: registration.id, token: owner.token })
  }
  return ready
}

/** So often the web sends a call again that the portal had no room for, see web/api/client.ts. */
const maxRepeats = 8
const busy = z.object({ not_begun: z.literal(true).optional() })

/** What came of a Submit: the statuses of its answers, and the seconds until the last one since the first of all was sent. */
export interface Submitted {
  id: number
  statuses: number[]
  doneAfter: number
}

/** Submits all applications at random moments within one second, as the web does: what was refused as busy is sent again. */
export async function submitTogether(origin: string, ready: readonly Ready[]): Promise<Submitted[]> {
  const began = performance.now()
  return Promise.all(
    ready.map(async ({ id, token }) => {
      await wait(Math.random() * 1000)
      const statuses: number[] = []
      for (let repeats = 0; ; repeats += 1) {
        const reply = await request(origin, { method: 'POST', path: `/api/registrations/${id}/submit`, token })
        statuses.push(reply.status)
        const isAgain = reply.status === 503 && repeats < maxRepeats && isNotBegun(reply)
        if (!isAgain) return { id, statuses, doneAfter: (performance.now() - began) / 1000 }
        await wait((Number(reply.retryAfter) + Math.random()) * 1000)
      }
    }),
  )
}

function isNotBegun({ body, retryAfter }: Reply): boolean {
  return retryAfter !== undefined && busy.safeParse(JSON.parse(body)).data?.not_begun === true
}

/** The seconds until the first byte of the answers to calls of somebody else, one after another, until `isOver`. */
export async function waitsOfOthers(origin: string, token: string, isOver: () => boolean): Promise<number[]> {
  const waits: number[] = []
  const paths = ['/api/facilities', '/api/dashboard/summary', '/api/queue', '/api/portal', '/livez']
  while (!isOver()) {
    const path = paths[waits.length % paths.length] ?? '/livez'
    const { seconds, status } = await request(origin, { method: 'GET', path, token })
    if (status !== 200 && status !== 503) throw new Error(`${path} answered ${status}`)
    waits.push(seconds)
    await wait(50)
  }
  return waits
}
