import { setTimeout as wait } from 'node:timers/promises'
import { below, oneOf, type Random } from '../random.ts'
import { request, type Sent } from './request.ts'

/** Who works, and on what. */
export interface Work {
  origin: string
  officers: readonly string[]
  /** Owners with a facility and the registration that they fill in. */
  owners: readonly { token: string; facility: number; registration: number }[]
  /** Registrations of the ministry, and their facilities. */
  cases: readonly { registration: number; facility: number }[]
  random: Random
}

/** What an owner saves of a facility. */
const clinic = {
  company_name: 'Alheri Clinic',
  owner_name: 'Musa Abubakar',
  address: '12 Market Road, Bida',
  facility_type_id: 2,
  local_gov_area_id: 541,
}

/** What people do in a day, by how often: mostly they read lists and pages, now and then they save. */
function anyRequest({ officers, owners, cases, random }: Work): Sent {
  const officer = oneOf(random, officers)
  const owner = oneOf(random, owners)
  const shown = oneOf(random, cases)
  const get = (path: string, token: string): Sent => ({ method: 'GET', path, token })
  const chance = below(random, 100)
  if (chance < 15) return get('/api/facilities', officer)
  if (chance < 25) return get('/api/queue', officer)
  if (chance < 35) return get(`/api/registrations/${shown.registration}`, officer)
  if (chance < 42) return get(`/api/facilities/${shown.facility}`, officer)
  if (chance < 50) return get('/api/dashboard/summary', officer)
  if (chance < 55) return get('/api/search?q=zuma', officer)
  if (chance < 65) return get('/api/facilities', owner.token)
  if (chance < 75) return get(`/api/registrations/${owner.registration}`, owner.token)
  if (chance < 85) return get('/api/public/facilities?q=clinic', owner.token)
  if (chance < 90) return get('/api/dashboard/notification?per_page=5', owner.token)
  const body = { ...clinic, phone_number: `+23480${String(10_000_000 + below(random, 89_999_999))}` }
  return { method: 'PUT', path: `/api/facilities/${owner.facility}`, token: owner.token, body }
}

/** What came of requests: seconds until the first byte, and how many failed. */
export interface Outcome {
  seconds: number[]
  failed: Map<string, number>
}

async function sendOne(work: Work, { seconds, failed }: Outcome): Promise<void> {
  const sent = anyRequest(work)
  const reply = await request(work.origin, sent).catch((error: unknown) => ({ status: String(error), seconds: 0 }))
  if (reply.status === 200) seconds.push(reply.seconds)
  else {
    const what = `${sent.method} ${sent.path.replaceAll(/\d+/g, '…')}: ${reply.status}`
    failed.set(what, (failed.get(what) ?? 0) + 1)
  }
}

/** How many mixed requests a second are answered to some clients that send one after another. */
export async function highestRate(work: Work, clients: number, seconds: number): Promise<number> {
  const outcome: Outcome = { seconds: [], failed: new Map() }
  const until = performance.now() + seconds * 1000
  const client = async () => {
    while (performance.now() < until) await sendOne(work, outcome)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return outcome.seconds.length / seconds
}

/** Requests at a rate, whether or not those before are answered, for some minutes. */
export async function atRate(work: Work, rate: number, minutes: number): Promise<Outcome> {
  const outcome: Outcome = { seconds: [], failed: new Map() }
  const until = performance.now() + minutes * 60_000
  const open = new Set<Promise<void>>()
  for (let due = performance.now(); due < until; due += (-Math.log(1 - work.random()) / rate) * 1000) {
    await wait(Math.max(0, due - performance.now()))
    const one = sendOne(work, outcome).finally(() => open.delete(one))
    open.add(one)
  }
  await Promise.all(open)
  return outcome
}
