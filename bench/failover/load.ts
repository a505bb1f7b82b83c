import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'

/** A request that a person sent, never a second time: the portal alone repeats. Times are those of `performance.now()`. */
interface Attempt {
  kind: 'read' | 'write'
  began: number
  ended: number
  /** The status; 0 if there was no reply. */
  status: number
}

/** What people did while the cluster was broken. */
export interface Load {
  attempts: Attempt[]
  /** The names of the facilities that the portal has acknowledged. */
  acknowledged: Set<string>
  stop: () => Promise<void>
}

const writers = 10
const readers = 2
/** Fewer than the portal lets a person add in a minute. */
const pauseMs = 550
/** Fewer than one person may have. */
const facilitiesOfOne = 50
const password = 'seven-green-bicycles'

const clinic = {
  owner_name: 'Musa Abubakar',
  phone_number: '0803 123 4567',
  address: '12 Market Road, Bida',
  facility_type_id: 2,
  local_gov_area_id: 541,
}

/** Lets people add facilities and look at them, each request at the next of the portals. */
export function beginLoad(portals: readonly string[]): Load {
  const attempts: Attempt[] = []
  const acknowledged = new Set<string>()
  let isOver = false
  let turn = 0

  async function send(path: string, { token, key, body }: { token?: string; key?: string; body?: object }) {
    turn += 1
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    try {
      const reply = await fetch(`${portals[turn % portals.length]}${path}`, init)
      return { status: reply.status, reply: fieldsOf(await reply.json()) }
    } catch {
      return { status: 0, reply: {} }
    }
  }

  async function signIn(): Promise<string | undefined> {
    const email = `${randomUUID()}@example.org`
    const person = { first_name: 'Amina', last_name: 'Bello', email, phone_number: '0803 123 4567' }
    const account = { ...person, password, password_confirmation: password }
    await send('/api/register', { key: randomUUID(), body: account })
    const { reply } = await send('/api/login', { body: { email, password } })
    return typeof reply.token === 'string' ? reply.token : undefined
  }

  /** Makes somebody work until the end: `act` says whether they were answered. */
  async function work(kind: Attempt['kind'], act: (token: string) => Promise<number>): Promise<void> {
    while (!isOver) {
      const token = await signIn()
      for (let count = 0; token !== undefined && count < facilitiesOfOne && !isOver; count++) {
        const began = performance.now()
        const status = await act(token)
        attempts.push({ kind, began, ended: performance.now(), status })
        await wait(pauseMs)
      }
      if (token === undefined) await wait(pauseMs)
    }
  }

  const write = async (token: string) => {
    const company_name = `Clinic ${randomUUID()}`
    const { status } = await send('/api/facilities', { token, key: company_name, body: { ...clinic, company_name } })
    if (status === 201) acknowledged.add(company_name)
    return status
  }
  const read = async (token: string) => (await send('/api/facilities', { token })).status
  const working = Promise.all([
    ...Array.from({ length: writers }, () => work('write', write)),
    ...Array.from({ length: readers }, () => work('read', read)),
  ])
  return {
    attempts,
    acknowledged,
    stop: async () => {
      isOver = true
      await working
    },
  }
}
