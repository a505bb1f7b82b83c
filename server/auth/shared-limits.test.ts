import { randomUUID } from 'node:crypto'
import type { Refusal } from '@portal/domain/refusal.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/connect.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { countInParts } from './count-in-parts.ts'
import { limitsIn } from './limits.ts'
import { makeThrottle, type Throttle } from './throttle.ts'

let database: Database
/** Those of three portals that have one database. */
let portals: readonly [Throttle, Throttle, Throttle]
beforeAll(async () => {
  database = await newTestDatabase()
  const portal = () => makeThrottle(database.pool, { longestWait: 0 })
  portals = [portal(), portal(), portal()]
})

const allowed = () => true
const refused = ({ code }: Refusal) => {
  expect(code).toBe('too_many_requests')
  return false
}

const isAllowed = (tried: Promise<unknown>) => tried.then(allowed, refused)
/** The portal that the next of some tries goes to. */
const portalOf = (attempt: number) => portals[attempt % 3] ?? portals[0]

describe('three portals with one database', () => {
  const email = `${randomUUID()}@example.org`
  const userId = 4_200_000
  it.each<[string, number, (portal: Throttle) => Promise<unknown>]>([
    ['a password', 10, ({ signIn }) => signIn({ email, address: '203.0.113.7' }, async () => undefined)],
    ['a check code', 100, ({ verify }) => verify('203.0.113.7', async () => undefined)],
    ['a code of a claim', 10, ({ beforeClaiming }) => beforeClaiming(userId, '203.0.113.7')],
    ['SMS to an account', 3, ({ sms }) => sms.beforeCode({ userId, phone: '+2348031234567' })],
    ['links to an email', 10, ({ mayRemind }) => mayRemind({ email, address: '203.0.113.7' })],
    ['new accounts', 100, ({ beforeRegistering }) => beforeRegistering('203.0.113.7')],
    ['concerns', 60, ({ beforeReporting }) => beforeReporting('203.0.113.7')],
    ['changes of an email', 5, ({ mail }) => mail.beforeEmailChange({ userId, email })],
    ['helpers who are named again', 10, ({ mail }) => mail.beforeNaming({ userId, facilityId: 1, email })],
    ['downloads of the register', 30, ({ beforeDownloadingRegister }) => beforeDownloadingRegister('203.0.113.7')],
  ])('allow of %s no more than one portal', async (_, most, act) => {
    const tries = Array.from({ length: most + 30 }, (_, attempt) => isAllowed(act(portalOf(attempt))))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(most)
  })

  it.each<[string, number, number, (portal: Throttle) => Promise<unknown>]>([
    ['pages of the register', 1200, 1379, ({ beforeReadingRegister }) => beforeReadingRegister('203.0.113.8')],
    ['additions', 120, 137, ({ beforeAdding }) => beforeAdding(userId)],
    ['uploads', 60, 68, ({ beforeUploading }) => beforeUploading(userId)],
  ])('allow of %s less than a twentieth more for each of them', async (_, least, most, act) => {
    let count = 0
    for (let attempt = 0; attempt < 3 * least; attempt++) if (await isAllowed(act(portalOf(attempt)))) count += 1
    expect(count).toBeGreaterThanOrEqual(least)
    expect(count).toBeLessThanOrEqual(most)
  })
})

describe('a limit that is counted in parts', () => {
  const written = async (key: string) =>
    (await database.pool.query('select points from attempt where key like $1', [`%:${key}`])).rows

  it('writes nothing until a twentieth of it is used', async () => {
    const limit = countInParts(limitsIn(database.pool), { keyPrefix: 'parts', points: 200, seconds: 60 })
    for (let used = 1; used <= 9; used++) await limit('few')
    expect(await written('few')).toEqual([])
    await limit('few')
    expect(await written('few')).toEqual([{ points: 10 }])
    for (let used = 1; used <= 19; used++) await limit('few')
    expect(await written('few')).toEqual([{ points: 20 }])
  })

  it('asks the database no more once it has refused, and says when to come again', async () => {
    const other = countInParts(limitsIn(database.pool), { keyPrefix: 'parts', points: 20, seconds: 60 })
    for (let used = 1; used <= 20; used++) await other('many')
    const limit = countInParts(limitsIn(database.pool), { keyPrefix: 'parts', points: 20, seconds: 60 })
    for (let used = 1; used <= 5; used++) {
      const reason = await limit('many').then(
        () => undefined,
        ({ code, extra }: Refusal) => ({ code, seconds: extra.retry_after }),
      )
      expect(reason?.code).toBe('too_many_requests')
      expect(reason?.seconds).toBeGreaterThan(50)
      expect(reason?.seconds).toBeLessThanOrEqual(60)
    }
    expect(await written('many')).toEqual([{ points: 21 }])
  })

  it('holds in each portal alone while the database is away', async () => {
    const away = await newTestDatabase()
    await away.close()
    const limit = countInParts(limitsIn(away.pool), { keyPrefix: 'parts', points: 20, seconds: 60 })
    for (let used = 1; used <= 20; used++) await limit('alone')
    await expect(limit('alone')).rejects.toMatchObject({ code: 'too_many_requests' })
  })
})
