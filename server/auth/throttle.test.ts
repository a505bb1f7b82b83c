import { randomUUID } from 'node:crypto'
import type { Refusal } from '@portal/domain/refusal.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/connect.ts'
import { newTestDatabase } from '../testing/test-database.ts'
import { makeThrottle, type Throttle } from './throttle.ts'

let database: Database
let throttle: Throttle
/** Counts as the other one does, but lets nobody wait. */
let patient: Throttle
beforeAll(async () => {
  database = await newTestDatabase()
  throttle = makeThrottle(database.pool)
  patient = makeThrottle(database.pool, { longestWait: 0 })
})

const anEmail = () => `${randomUUID()}@example.org`
/** A different address for each number, all in one /64 network. */
const inOneNetwork = (number: number) => `2001:db8:5eaf:1::${number.toString(16)}`

const wrongly = async () => undefined

/** Counts as the others do. Whoever must wait does so until the test lets all go; their times are in `waits`. */
function watchedThrottle() {
  const waits: number[] = []
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
  const wait = (ms: number) => {
    waits.push(ms)
    return isOver
  }
  return { watched: makeThrottle(database.pool, { wait }), waits, letGo }
}

/** Makes wrong attempts in parallel and returns their outcomes. */
async function attemptAtOnce(attempts: { email: string; address: string }[], { signIn } = throttle, onEnd = () => {}) {
  const results = await Promise.allSettled(attempts.map((attempt) => signIn(attempt, wrongly).finally(onEnd)))
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  return { tried: attempts.length - refused.length, refused }
}

/** Lets every pause between tries pass. */
const endPauses = () => database.pool.query("delete from attempt where key like 'sign-in-pause:%'")

describe('guessing the password of one account from one network', () => {
  it('allows ten of 120 parallel guesses', async () => {
    const email = anEmail()
    const guesses = Array.from({ length: 120 }, (_, number) => ({ email, address: inOneNetwork(number + 1) }))
    const { tried, refused } = await attemptAtOnce(guesses)
    expect(tried).toBe(10)
    expect(refused).toEqual(Array(110).fill('too_many_requests'))
  })

  it('allows ten from one IPv4 address, however it is written', async () => {
    const email = anEmail()
    const address = ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107']
    const guesses = Array.from({ length: 30 }, (_, number) => ({ email, address: address[number % 3] ?? '' }))
    expect((await attemptAtOnce(guesses)).tried).toBe(10)
  })

  it('allows further ones after pauses that double, to five minutes', async () => {
    const attempt = { email: anEmail(), address: '203.0.113.60' }
    const pauses = []
    for (let guess = 1; guess <= 20; guess++) {
      await patient.signIn(attempt, wrongly)
      if (guess < 10) continue
      pauses.push(await patient.signIn(attempt, wrongly).catch(({ extra }: Refusal) => extra.retry_after))
      await endPauses()
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  })

  it('says in seconds or minutes how long the pause is', async () => {
    const attempt = { email: anEmail(), address: '203.0.113.61' }
    const messages = []
    for (let guess = 1; guess <= 17; guess++) {
      await patient.signIn(attempt, wrongly)
      if (![10, 12, 17].includes(guess)) await endPauses()
      else messages.push(await patient.signIn(attempt, wrongly).catch(({ message }: Refusal) => message))
      await endPauses()
    }
    expect(messages).toEqual([
      'Too many tries. Try again in a second.',
      'Too many tries. Try again in 4 seconds.',
      'Too many tries. Try again in 3 minutes.',
    ])
  })

  it('does not lengthen the pause by tries that are refused', async () => {
    const attempt = { email: anEmail(), address: '203.0.113.62' }
    for (let guess = 1; guess <= 10; guess++) await throttle.signIn(attempt, wrongly)
    await attemptAtOnce(Array(50).fill(attempt))
    await endPauses()
    await throttle.signIn(attempt, wrongly)
    await expect(throttle.signIn(attempt, wrongly)).rejects.toMatchObject({ extra: { retry_after: 2 } })
  })
})

describe('guessing the password of one account from many networks', () => {
  const stranger = (number: number) => `198.51.100.${number}`

  it('lets strangers wait two seconds after a hundred wrong ones in an hour, each by itself', async () => {
    const email = anEmail()
    for (let number = 0; number < 100; number++) await throttle.signIn({ email, address: stranger(number) }, wrongly)
    const { watched, waits, letGo } = watchedThrottle()
    const late = [101, 102, 103].map((number) =>
      watched.signIn({ email, address: stranger(number) }, async () => number),
    )
    await expect.poll(() => waits).toEqual([2000, 2000, 2000])
    letGo()
    expect(await Promise.all(late)).toEqual([101, 102, 103])
  })

  it('does not let the owner wait, who has signed in from there within 30 days', async () => {
    const [email, home] = [anEmail(), '192.0.2.201']
    await throttle.signIn({ email, address: home }, async () => 'in')
    const wrong = Array.from({ length: 1000 }, (_, number) => ({
      email,
      address: `10.0.${number >> 8}.${number & 255}`,
    }))
    const { watched, waits, letGo } = watchedThrottle()
    let ended = 0
    const flood = attemptAtOnce(wrong, watched, () => (ended += 1))
    const signInAtHome = () => watched.signIn({ email, address: home }, async () => 'in')
    for (let signIn = 0; signIn < 10; signIn++) expect(await signInAtHome()).toBe('in')
    // A hundred wait in this process; whoever comes while they do is refused for a minute.
    await expect.poll(() => [waits.length, ended]).toEqual([100, 900])
    expect(await signInAtHome()).toBe('in')
    letGo()
    const { refused } = await flood
    expect([refused.length >= 800, new Set(refused)]).toEqual([true, new Set(['too_many_requests'])])
  })

  it('lets the owner in from a new network after two seconds once the flood has passed', async () => {
    const email = anEmail()
    for (let number = 0; number < 101; number++) await patient.signIn({ email, address: stranger(number) }, wrongly)
    const { watched, waits, letGo } = watchedThrottle()
    letGo()
    expect(await watched.signIn({ email, address: '192.0.2.202' }, async () => 'in')).toBe('in')
    expect(waits).toEqual([2000])
  })
})

describe('guessing many passwords from one network', () => {
  it('lets further tries wait longer and longer, but not those of people who have signed in there', async () => {
    const address = '203.0.113.90'
    const colleague = { email: anEmail(), address }
    const { watched, waits, letGo } = watchedThrottle()
    letGo()
    await watched.signIn(colleague, async () => 'in')
    for (let person = 1; person <= 14; person++) await watched.signIn({ email: anEmail(), address }, wrongly)
    expect(waits).toEqual([100, 200, 300, 400])
    expect(await watched.signIn(colleague, async () => 'in')).toBe('in')
    expect(waits).toHaveLength(4)
  })

  it('waits as long by the clock', async () => {
    const address = '203.0.113.92'
    for (let person = 1; person <= 11; person++) await patient.signIn({ email: anEmail(), address }, wrongly)
    const asked = performance.now()
    await throttle.signIn({ email: anEmail(), address }, wrongly)
    expect(performance.now() - asked).toBeGreaterThan(199)
  })

  it('has five waiting at once, and refuses whoever comes while they do', async () => {
    const address = '203.0.113.91'
    for (let person = 1; person <= 30; person++) await patient.signIn({ email: anEmail(), address }, wrongly)
    const crowd = Array.from({ length: 20 }, () => ({ email: anEmail(), address }))
    const { watched, waits, letGo } = watchedThrottle()
    let ended = 0
    const attempts = attemptAtOnce(crowd, watched, () => (ended += 1))
    await expect.poll(() => ended).toBe(15)
    letGo()
    const { tried, refused } = await attempts
    expect([tried, refused.length, waits]).toEqual([5, 15, Array(5).fill(2000)])
  })

  it('does not delay sign-ins from other networks', async () => {
    const guesses = Array.from({ length: 20 }, (_, number) => ({ email: anEmail(), address: `192.0.2.${number}` }))
    const { watched, waits } = watchedThrottle()
    expect((await attemptAtOnce(guesses, watched)).tried).toBe(20)
    expect(waits).toEqual([])
  })
})

describe('a right password', () => {
  const pointsOf = async (prefix: string) => {
    const ofPrefix = 'select coalesce(sum(points), 0)::int as points from attempt where key like $1'
    return (await database.pool.query(ofPrefix, [`${prefix}:%`])).rows[0].points
  }

  it('clears the tries that led to it', async () => {
    const attempt = { email: anEmail(), address: '192.0.2.101' }
    const before = await pointsOf('sign-in-person')
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 9; count++) await patient.signIn(attempt, wrongly)
      expect(await patient.signIn(attempt, async () => 7)).toBe(7)
    }
    expect(await pointsOf('sign-in-person')).toBe(before)
  })

  it('does not count against its network, from which many people log in, nor against its account', async () => {
    const counted = async () => [await pointsOf('sign-in-address'), await pointsOf('sign-in-account')]
    const attempt = (user?: number) => throttle.signIn({ email: anEmail(), address: '192.0.2.150' }, async () => user)
    await attempt()
    const before = await counted()
    for (let person = 1; person <= 5; person++) expect(await attempt(person)).toBe(person)
    expect(await counted()).toEqual(before)
    await attempt()
    expect(await counted()).toEqual(before.map((points) => points + 1))
  })

  it('that needs a code yet neither counts nor clears', async () => {
    const attempt = { email: anEmail(), address: '192.0.2.151' }
    const unfinished = () =>
      throttle.signIn(
        attempt,
        async () => 'no code',
        () => 'unfinished',
      )
    for (let guess = 1; guess <= 9; guess++) await throttle.signIn(attempt, wrongly)
    for (let asked = 1; asked <= 5; asked++) expect(await unfinished()).toBe('no code')
    await throttle.signIn(attempt, wrongly)
    await expect(unfinished()).rejects.toMatchObject({ code: 'too_many_requests' })
  })

  it('is found by the next when the database failed during one', async () => {
    const email = anEmail()
    const failing = throttle.signIn({ email, address: '198.51.100.201' }, () => Promise.reject(new Error('gone')))
    await expect(failing).rejects.toThrow('gone')
    expect(await throttle.signIn({ email, address: '198.51.100.202' }, async () => 7)).toBe(7)
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
    (_, attempt) => patient.signIn({ email: `${attempt}@example.org`, address: '203.0.113.111' }, wrongly),
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
