import { randomUUID } from 'node:crypto'
import type { Refusal } from '@portal/domain/refusal.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/connect.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { makeThrottle, type Throttle } from './throttle.ts'

let database: Database
let throttle: Throttle
beforeAll(async () => {
  database = await newTestDatabase()
  throttle = makeThrottle(database.pool)
})

const anEmail = () => `${randomUUID()}@example.org`
/** A different address for each number, all in one /64 network. */
const inOneNetwork = (number: number) => `2001:db8:5eaf:1::${number.toString(16)}`

/** Makes attempts in parallel and returns their outcomes. */
async function attemptAtOnce(attempts: { email: string; address: string }[]) {
  let [tried, running, mostRunning] = [0, 0, 0]
  const wrong = async () => {
    tried += 1
    running += 1
    mostRunning = Math.max(mostRunning, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return undefined
  }
  const results = await Promise.allSettled(attempts.map((attempt) => throttle.signIn(attempt, wrong)))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  return { tried, refused, mostRunning }
}

describe('guessing the password of one account', () => {
  it('allows ten of 120 parallel guesses from one network', async () => {
    const email = anEmail()
    const guesses = Array.from({ length: 120 }, (_, number) => ({ email, address: inOneNetwork(number + 1) }))
    const { tried, refused, mostRunning } = await attemptAtOnce(guesses)
    expect({ tried, mostRunning }).toEqual({ tried: 10, mostRunning: 1 })
    expect(refused).toEqual(Array(110).fill('too_many_requests'))
  })

  it('allows ten guesses from one IPv4 address, however it is written', async () => {
    const email = anEmail()
    const address = ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107']
    const guesses = Array.from({ length: 30 }, (_, number) => ({ email, address: address[number % 3] ?? '' }))
    expect((await attemptAtOnce(guesses)).tried).toBe(10)
  })

  it('allows ten waiting guesses from anywhere, and runs them one after another', async () => {
    const email = anEmail()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    let [tried, refused] = [0, 0]
    const hold = () => {
      tried += 1
      return promise
    }
    const guesses = Array.from({ length: 120 }, (_, number) =>
      throttle.signIn({ email, address: `198.51.100.${number}` }, hold).catch(() => {
        refused += 1
      }),
    )
    await expect.poll(() => refused).toBe(110)
    expect(tried).toBe(1)
    resolve(undefined)
    await Promise.all(guesses)
    expect({ tried, refused }).toEqual({ tried: 10, refused: 110 })
  })

  it('goes on with the next when the database fails during one', async () => {
    const email = anEmail()
    const failing = throttle.signIn({ email, address: '198.51.100.201' }, () => Promise.reject(new Error('gone')))
    const next = throttle.signIn({ email, address: '198.51.100.202' }, async () => 7)
    await expect(failing).rejects.toThrow('gone')
    expect(await next).toBe(7)
  })

  it('does not delay sign-ins to other accounts', async () => {
    const guesses = Array.from({ length: 20 }, (_, number) => ({ email: anEmail(), address: `192.0.2.${number}` }))
    expect((await attemptAtOnce(guesses)).tried).toBe(20)
  })
})

describe('a right password', () => {
  it('clears the counts that led to it', async () => {
    const attempt = { email: anEmail(), address: '192.0.2.101' }
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 9; count++) await throttle.signIn(attempt, async () => undefined)
      expect(await throttle.signIn(attempt, async () => 7)).toBe(7)
    }
    const { rows } = await database.pool.query("select points from attempt where key like 'sign-in-person:%'")
    const before = rows.length
    await throttle.signIn(attempt, async () => undefined)
    const after = await database.pool.query("select points from attempt where key like 'sign-in-person:%'")
    expect(after.rows).toHaveLength(before + 1)
  })

  it('does not count against its network, from which many people log in', async () => {
    const counted = async () => {
      const ofNetworks = "select sum(points)::int as points from attempt where key like 'sign-in-address:%'"
      return (await database.pool.query(ofNetworks)).rows[0].points
    }
    const attempt = (user?: number) => throttle.signIn({ email: anEmail(), address: '192.0.2.150' }, async () => user)
    await attempt()
    const before = await counted()
    for (let person = 1; person <= 5; person++) expect(await attempt(person)).toBe(person)
    expect(await counted()).toBe(before)
    await attempt()
    expect(await counted()).toBe(before + 1)
  })

  it('ends the delay that guesses from many networks led to', async () => {
    const email = anEmail()
    const attempt = (number: number, user?: number) =>
      throttle.signIn({ email, address: `203.0.113.${number}` }, async () => user)
    const counted = async () => {
      const ofAccount = "select key from attempt where key like 'sign-in-account:%' order by key"
      return (await database.pool.query(ofAccount)).rows
    }
    const before = await counted()
    for (let number = 0; number < 21; number++) await attempt(number)
    expect(await counted()).toHaveLength(before.length + 1)
    const asked = performance.now()
    expect(await attempt(21, 7)).toBe(7)
    expect(performance.now() - asked).toBeGreaterThan(390)
    expect(await counted()).toEqual(before)
  })

  it('signs a person in from a known network while others guess from elsewhere', async () => {
    const email = anEmail()
    const home = { email, address: '192.0.2.201' }
    expect(await throttle.signIn(home, async () => 'in')).toBe('in')
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const guesses = Array.from({ length: 12 }, (_, number) =>
      throttle.signIn({ email, address: `198.18.0.${number}` }, () => promise).catch(({ code }) => code),
    )
    await expect.poll(() => Promise.race([...guesses, undefined])).toBe('too_many_requests')
    expect(await throttle.signIn(home, async () => 'in')).toBe('in')
    resolve(undefined)
    await Promise.all(guesses)
  })
})

it('does not count whoever checks a certificate with its right code', async () => {
  const counted = async () => {
    const ofCodes = "select coalesce(sum(points), 0)::int as points from attempt where key like 'verify:%'"
    return (await database.pool.query(ofCodes)).rows[0].points
  }
  const before = await counted()
  for (let paper = 1; paper <= 3; paper++) {
    expect(await throttle.verify('203.0.113.123', async () => paper)).toBe(paper)
  }
  expect(await counted()).toBe(before)
  await throttle.verify('203.0.113.123', async () => undefined)
  expect(await counted()).toBe(before + 1)
})

it('limits new accounts by network', async () => {
  const attempts = Array.from({ length: 120 }, (_, number) => throttle.beforeRegistering(inOneNetwork(number + 1)))
  const results = await Promise.allSettled(attempts)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
})

describe('asking for a link because of a forgotten password', () => {
  it('sends ten in an hour to one account, however many networks ask', async () => {
    const email = anEmail()
    const sent = []
    for (let number = 1; number <= 12; number++) {
      sent.push(await throttle.mayRemind({ email, address: `198.51.100.${number}` }))
    }
    expect(sent).toEqual([...Array(10).fill(true), false, false])
    expect(await throttle.mayRemind({ email: anEmail(), address: '198.51.100.1' })).toBe(true)
  })
})

/** How often each is allowed, and after how many seconds the count begins anew. */
const limits: [string, number, number, (throttle: Throttle, attempt: number) => Promise<unknown>][] = [
  [
    'sign in to accounts from one network',
    300,
    900,
    ({ signIn }) => signIn({ email: anEmail(), address: '203.0.113.111' }, wrongly),
  ],
  [
    'sign in to one account from one network',
    10,
    900,
    ({ signIn }) => signIn({ email: 'one@example.org', address: '203.0.113.112' }, wrongly),
  ],
  ['open accounts from one network', 100, 3600, ({ beforeRegistering }) => beforeRegistering('203.0.113.113')],
  [
    'claim by one person from anywhere',
    10,
    900,
    ({ beforeClaiming }, attempt) => beforeClaiming(4_000_001, `198.51.100.${attempt}`),
  ],
  [
    'claim by many people from one network',
    100,
    900,
    ({ beforeClaiming }, attempt) => beforeClaiming(4_100_000 + attempt, '203.0.113.114'),
  ],
  ['check codes that are wrong from one network', 100, 900, ({ verify }) => verify('203.0.113.115', wrongly)],
  ['report concerns from one network', 60, 3600, ({ beforeReporting }) => beforeReporting('203.0.113.116')],
  [
    'ask for links to many accounts from one network',
    60,
    900,
    ({ mayRemind }) => mayRemind({ email: anEmail(), address: '203.0.113.117' }),
  ],
  [
    'ask for links to one account from one network',
    10,
    900,
    ({ mayRemind }) => mayRemind({ email: 'forgot@example.org', address: '203.0.113.118' }),
  ],
  [
    'read the register from one network',
    1200,
    60,
    ({ beforeReadingRegister }) => beforeReadingRegister('203.0.113.119'),
  ],
  [
    'download the register from one network',
    30,
    3600,
    ({ beforeDownloadingRegister }) => beforeDownloadingRegister('203.0.113.120'),
  ],
  ['add by one person', 120, 60, ({ beforeAdding }) => beforeAdding(4_000_002)],
  ['upload by one person', 60, 60, ({ beforeUploading }) => beforeUploading(4_000_003)],
]

const wrongly = async () => undefined

it.each(limits)('lets %s %i times, and once more only after %i seconds', async (_, times, seconds, act) => {
  for (let attempt = 1; attempt <= times; attempt++) await act(throttle, attempt)
  const refused = await act(throttle, times + 1).then(
    () => undefined,
    ({ code, extra }: Refusal) => ({ code, seconds: extra.retry_after }),
  )
  expect(refused?.code).toBe('too_many_requests')
  // The test itself may take a while.
  expect(refused?.seconds).toBeGreaterThan(seconds * 0.6)
  expect(refused?.seconds).toBeLessThanOrEqual(seconds)
})

it('refuses a form about a concern when no report is left, but counts none for asking', async () => {
  const address = '203.0.113.121'
  for (let report = 1; report <= 59; report++) await throttle.beforeReporting(address)
  for (let asked = 1; asked <= 3; asked++) await throttle.checkReporting(address)
  await throttle.beforeReporting(address)
  await expect(throttle.checkReporting(address)).rejects.toMatchObject({ code: 'too_many_requests' })
  await throttle.checkReporting('203.0.113.122')
})
