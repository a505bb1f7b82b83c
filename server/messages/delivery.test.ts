import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { claimMessage, failOutOfDate, takeUnqueued } from '../records/messages/outbox-delivery.ts'
import { makeOwner } from '../testing/people.ts'
import { startSmsGateway } from '../testing/sms-gateway.ts'
import { freePort, startSmtpServer } from '../testing/smtp-server.ts'
import { testDatabase } from '../testing/test-database.ts'
import { openSenders } from './open-senders.ts'
import { queueMessage } from './queue-message.ts'
import { startDelivery } from './start-delivery.ts'
import type { Timing } from './timing.ts'

const publicUrl = 'https://licences.example.org'
const quick: Timing = {
  pollMs: 50,
  retrySeconds: 1,
  maxRetrySeconds: 2,
  giveUpSeconds: 60,
  claimSeconds: 5,
  expireSeconds: 5,
  superviseSeconds: 1,
}
const arrival = { timeout: 60_000, interval: 50 }

const running: { stop: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.stop()
})

/** What a portal process does about messages. */
async function startProcess(settings: Parameters<typeof openSenders>[0], timing: Partial<Timing> = {}) {
  const failures: unknown[] = []
  const delivery = await startDelivery({
    database: await testDatabase(),
    senders: await openSenders(settings),
    timing: { ...quick, ...timing },
    clock: () => new Date(),
    onFailure: (error) => failures.push(error),
  })
  running.push(delivery)
  return { ...delivery, failures }
}

const mailTo = (smtpUrl: string) => ({ mail: { smtpUrl, from: 'licences@ministry.example', publicUrl } })

async function smtp(options?: Parameters<typeof startSmtpServer>[0]) {
  const server = await startSmtpServer(options)
  running.push(server)
  return server
}

const aRegistration = { about_kind: 'registration', about_id: 31 } as const
let count = 0
async function queueDecisions(howMany: number, person: { first_name?: string; wants_sms?: boolean } = {}) {
  const { db } = await testDatabase()
  const owner = await makeOwner(db)
  const wants_sms = person.wants_sms ?? false
  const changed = { first_name: person.first_name ?? 'Musa', wants_sms, wants_mail: !wants_sms }
  await db.updateTable('user_account').set(changed).where('id', '=', owner.id).execute()
  const causes = Array.from({ length: howMany }, () => `decision/${++count}`)
  for (const cause of causes) {
    const facts = { ...aRegistration, title: 'Your registration is approved', reference: cause }
    await queueMessage(db, { template: 'decision', to: { userId: owner.id }, facts, cause })
  }
  const rows = () => db.selectFrom('outbox').where('cause', 'in', causes).selectAll().orderBy('id').execute()
  const states = async () => [...new Set((await rows()).map(({ state }) => state))]
  return { owner, causes, rows, states }
}

const subjectsOf = (received: { subject?: string }[]) => received.map(({ subject }) => subject).sort()
const subjects = (causes: string[]) => causes.map((cause) => `Your registration is approved: ${cause}`).sort()

it('delivers a mail in the name of the ministry, with the first name and a link, and nothing else about the person', async () => {
  const server = await smtp()
  const { owner, rows } = await queueDecisions(1, { first_name: 'Amina' })
  await startProcess(mailTo(server.url))
  await vi.waitFor(() => expect(server.received).toHaveLength(1), arrival)
  const [mail] = server.received
  const [row] = await rows()
  expect(mail).toMatchObject({
    from: { name: 'Niger State Ministry of Health', address: 'licences@ministry.example' },
    to: [{ name: 'Amina', address: owner.email }],
    messageId: `<${row?.message_id}@ministry.example>`,
  })
  // Programs that answer for people who are away do not answer to it.
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  expect(mail?.text).toBe(
    [
      'Dear Amina,',
      `Your registration is approved: ${row?.cause}`,
      'Please log in to the portal to read the details and what you can do next.',
      'Read it in the portal:\nhttps://licences.example.org/admin/registration/31',
      'Niger State Ministry of Health\n\n',
    ].join('\n\n'),
  )
  expect(mail?.html).toContain('<a href="https://licences.example.org/admin/registration/31">Read it in the portal</a>')
  expect(mail?.html).not.toMatch(/<img|src=|url\(/)
  await vi.waitFor(async () =>
    expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 1, address: owner.email }),
  )
})

it('delivers each message once with two processes, of which one is stopped and started again', async () => {
  const { promise: isStopping, resolve: stops } = Promise.withResolvers<void>()
  const server = await smtp({ onReceived: () => (server.received.length > 8 ? isStopping : undefined) })
  const { causes, states } = await queueDecisions(30)
  const first = await startProcess(mailTo(server.url))
  await startProcess(mailTo(server.url))
  await vi.waitFor(() => expect(server.received.length).toBeGreaterThan(8), arrival)
  expect(await states()).toContain('queued')
  const stopped = first.stop()
  stops()
  await stopped
  await startProcess(mailTo(server.url))
  await vi.waitFor(async () => expect(await states()).toEqual(['sent']), arrival)
  expect(subjectsOf(server.received)).toEqual(subjects(causes))
})

it('sends a security message first, however many others wait', async () => {
  const { db } = await testDatabase()
  const server = await smtp()
  const { owner, states } = await queueDecisions(30)
  await queueMessage(db, {
    template: 'password-changed',
    to: { userId: owner.id },
    facts: {},
    cause: `security/${++count}`,
  })
  await startProcess(mailTo(server.url))
  await vi.waitFor(async () => expect(await states()).toEqual(['sent']), arrival)
  expect(server.received).toHaveLength(31)
  expect(server.received[0]?.subject).toBe('Your password was changed')
})

it('delivers when a mail server that was away is back', async () => {
  const port = await freePort()
  const { causes, rows, states } = await queueDecisions(3)
  const { failures } = await startProcess(mailTo(`smtp://127.0.0.1:${port}`))
  // Any of them: when nobody answers one message, the others of its batch wait.
  const errors = async () => (await rows()).flatMap(({ last_error }) => last_error ?? [])
  await vi.waitFor(async () => expect(await errors()).toContainEqual(expect.stringContaining('ECONNREFUSED')), arrival)
  expect(await states()).toEqual(['queued'])
  const server = await smtp({ port })
  await vi.waitFor(async () => expect(await states()).toEqual(['sent']), arrival)
  expect(subjectsOf(server.received)).toEqual(subjects(causes))
  expect(failures).toEqual([])
})

it('tries no other message of a batch after one that nobody answered', async () => {
  const { rows } = await queueDecisions(3)
  await startProcess(mailTo(`smtp://127.0.0.1:${await freePort()}`), { retrySeconds: 60, maxRetrySeconds: 60 })
  const ids = (await rows()).map(({ id }) => String(id))
  const { db } = await testDatabase()
  const givenBack = sql`select from pgboss.job where state = 'retry' and data->>'id' = any(${ids})`
  await vi.waitFor(async () => expect((await givenBack.execute(db)).rows).toHaveLength(3), arrival)
  expect((await rows()).reduce((sum, row) => sum + row.attempts, 0)).toBe(1)
})

it('keeps messages while the mail server refuses the password of the portal', async () => {
  let isWrong = true
  const server = await smtp({ refusesPassword: () => isWrong })
  const { causes, rows, states } = await queueDecisions(2)
  await startProcess(mailTo(server.url.replace('//', '//portal:secret@')))
  const errors = async () => (await rows()).flatMap(({ last_error }) => last_error ?? [])
  await vi.waitFor(async () => expect((await errors())[0]).toContain('535 5.7.8 The password is wrong'), arrival)
  expect(await states()).toEqual(['queued'])
  isWrong = false
  await vi.waitFor(async () => expect(await states()).toEqual(['sent']), arrival)
  expect(subjectsOf(server.received)).toEqual(subjects(causes))
})

it('gives a message up when the mail server stays away', async () => {
  const { states, rows } = await queueDecisions(1)
  await startProcess(mailTo(`smtp://127.0.0.1:${await freePort()}`), { giveUpSeconds: 0 })
  await vi.waitFor(async () => expect(await states()).toEqual(['failed']), arrival)
  expect((await rows())[0]?.last_error).toContain('ECONNREFUSED')
})

it('tries again for an address that the server refuses only for now', async () => {
  const { causes, owner, rows, states } = await queueDecisions(1)
  const server = await smtp({ busy: owner.email })
  await startProcess(mailTo(server.url))
  await vi.waitFor(async () => expect(await states()).toEqual(['sent']), arrival)
  expect(subjectsOf(server.received)).toEqual(subjects(causes))
  expect((await rows())[0]).toMatchObject({ attempts: 2 })
})

it('fails at once for an address that the server refuses, with what the server said', async () => {
  const { owner, rows, states } = await queueDecisions(1)
  const server = await smtp({ unknown: owner.email })
  await startProcess(mailTo(server.url))
  await vi.waitFor(async () => expect(await states()).toEqual(['failed']), arrival)
  expect((await rows())[0]).toMatchObject({ attempts: 1, last_error: '550 5.1.1 Nobody here has this address' })
})

it.each([
  ['a line break', 'Amina\r\nBcc: thief@example.org'],
  ['a link', 'Visit evil.example.org'],
  ['a sentence', 'You have won a prize today'],
])('does not repeat %s from a name', async (_, first_name) => {
  const server = await smtp()
  const { owner } = await queueDecisions(1, { first_name })
  await startProcess(mailTo(server.url))
  await vi.waitFor(() => expect(server.received).toHaveLength(1), arrival)
  const [mail] = server.received
  expect(mail?.to).toEqual([{ name: '', address: owner.email }])
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.text?.split('\n')[0]).toBe('Dear Sir or Madam,')
})

it.each([
  ['it was away', 503],
  ['it had too much to do', 429],
  ['it refused the token', 401],
])('sends an SMS through the gateway, again after %s', async (_, status) => {
  const gateway = await startSmsGateway(status)
  running.push(gateway)
  const { causes, rows, states } = await queueDecisions(1, { wants_sms: true })
  await startProcess({ sms: { url: gateway.url, token: 'secret', publicUrl } })
  await vi.waitFor(async () => expect(await states()).toEqual(['sent']), arrival)
  const key = (await rows())[0]?.message_id
  const text = `Niger State Ministry of Health: Your registration is approved: ${causes[0]} https://licences.example.org/admin/registration/31`
  const sent = { authorization: 'Bearer secret', key, body: { to: '+2348031234567', text } }
  expect(gateway.received).toEqual([sent, sent])
})

it('follows no redirection of the gateway, which would tell another server the token and the number', async () => {
  const elsewhere = await startSmsGateway()
  const gateway = await startSmsGateway({ redirectsTo: elsewhere.url })
  running.push(gateway, elsewhere)
  const { rows, states } = await queueDecisions(1, { wants_sms: true })
  await startProcess({ sms: { url: gateway.url, token: 'secret', publicUrl } })
  await vi.waitFor(async () => expect((await rows())[0]?.last_error).toContain('redirect'), arrival)
  expect(await states()).toEqual(['queued'])
  expect(elsewhere.received).toEqual([])
})

it('fails at once for a number that the gateway refuses', async () => {
  const gateway = await startSmsGateway(422)
  running.push(gateway)
  const { rows, states } = await queueDecisions(1, { wants_sms: true })
  await startProcess({ sms: { url: gateway.url, token: 'secret', publicUrl } })
  await vi.waitFor(async () => expect(await states()).toEqual(['failed']), arrival)
  expect((await rows())[0]).toMatchObject({ attempts: 1, last_error: '422 The number is not valid' })
})

it('sends a message that a killed process was trying, when its time is over', async () => {
  const { db } = await testDatabase()
  const server = await smtp()
  const { rows, states } = await queueDecisions(1)
  await claimMessage(db, (await rows())[0]?.id ?? 0, { claimSeconds: 1, giveUpSeconds: 3600 })
  await startProcess(mailTo(server.url))
  await vi.waitFor(async () => expect(await states()).toEqual(['sent']), arrival)
})

it('lets one process try a message at a time, and another one after a minute when the first was killed', async () => {
  const { db } = await testDatabase()
  const { rows } = await queueDecisions(1)
  const id = (await rows())[0]?.id ?? 0
  const claim = () => claimMessage(db, id, { claimSeconds: 60, giveUpSeconds: 3600 })
  expect(await claim()).toMatchObject({ id, name: 'Musa', is_last: false })
  expect(await claim()).toBeUndefined()
  const earlier = {
    claimed_until: sql<string>`now() - interval '1 second'`,
    tried_since: sql<string>`now() - interval '2 hours'`,
  }
  await db.updateTable('outbox').set(earlier).where('id', '=', id).execute()
  expect(await claim()).toMatchObject({ id, is_last: true })
  expect((await rows())[0]).toMatchObject({ attempts: 2, state: 'queued' })
})

it('gives up at its start what is out of date', async () => {
  const server = await smtp()
  const { causes, states } = await queueDecisions(1)
  const { db } = await testDatabase()
  await db
    .updateTable('outbox')
    .set({ created_at: sql<string>`now() - interval '73 hours'` })
    .where('cause', 'in', causes)
    .execute()
  await startProcess(mailTo(server.url))
  expect(await states()).toEqual(['failed'])
  expect(server.received).toEqual([])
})

it('gives up what nobody has tried for three days, but not what is tried again', async () => {
  const { db } = await testDatabase()
  const { rows } = await queueDecisions(3)
  const [untried, tried, fresh] = (await rows()).map(({ id }) => id)
  const old = { created_at: sql<string>`now() - interval '73 hours'` }
  await db
    .updateTable('outbox')
    .set(old)
    .where('id', '=', untried ?? 0)
    .execute()
  const retried = { ...old, tried_since: sql<string>`now() - interval '1 hour'` }
  await db
    .updateTable('outbox')
    .set(retried)
    .where('id', '=', tried ?? 0)
    .execute()
  await failOutOfDate(db, ['mail'])
  expect((await rows()).map(({ id, state, last_error }) => [id, state, last_error])).toEqual([
    [untried, 'failed', 'It waited for more than three days and may be out of date.'],
    [tried, 'queued', null],
    [fresh, 'queued', null],
  ])
})

it('hands a security message over before others that were written earlier', async () => {
  const { db } = await testDatabase()
  const { owner, rows } = await queueDecisions(2)
  const cause = `security/${++count}`
  await queueMessage(db, { template: 'password-changed', to: { userId: owner.id }, facts: {}, cause })
  const security = await db.selectFrom('outbox').where('cause', '=', cause).select('id').executeTakeFirstOrThrow()
  const [first] = await rows()
  expect(await takeUnqueued(db, 'mail', 1)).toEqual([{ id: security.id, is_security: true }])
  const others = await takeUnqueued(db, 'mail', 500)
  expect(others).toContainEqual({ id: first?.id, is_security: false })
  expect(others).not.toContainEqual({ id: security.id, is_security: true })
})
