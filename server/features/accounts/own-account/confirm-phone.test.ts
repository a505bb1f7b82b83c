import '../../../testing/matchers.ts'
import * as account from '@portal/contract/accounts/calls/account.ts'
import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import { changeUser } from '@portal/contract/accounts/calls/users.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../../auth/passwords.ts'
import { as } from '../../../testing/as.ts'
import { countLockWaits } from '../../../testing/count-lock-waits.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { confirmNumber, deliverSms, givePhone, newNumber, sendsSms } from '../../../testing/phones.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const password = 'seven-green-bicycles'

let portal: TestApp
let hash: string

/** Where a transaction can wait for another one; the embedded database has one connection. */
const onPostgres = it.runIf(process.env.TEST_DATABASE === 'postgres')

beforeAll(async () => {
  portal = await testApp(undefined, { messages: sendsSms })
  hash = await hashPassword(password)
})

async function personWith(number: string, make: typeof makeOwner = makeOwner): Promise<Person> {
  const person = await make(portal.db)
  await portal.db.updateTable('user_account').set({ password_hash: hash }).where('id', '=', person.id).execute()
  await givePhone(portal, person, number)
  return person
}

const ask = (person: Person, current_password = password) =>
  as(person, portal.app).send(calls.askPhoneCode, { body: { current_password } })
const confirm = (person: Person, code: string) => as(person, portal.app).send(calls.confirmPhone, { body: { code } })
const codeAt = (person: Person, address: string, now?: Date) =>
  deliverSms(portal, person, 'phone-code', { address, ...(now && { now }) })
const stateOf = async (person: Person) =>
  (await as(person, portal.app).send(calls.showAccount, {})).reply.data.phone_state
const signIn = (email: string) =>
  as(undefined, portal.app).send(
    account.login,
    { body: { email, password } },
    { headers: { 'x-forwarded-for': `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:1::1` } },
  )
const isSignedIn = async (person: Person) => (await as(person, portal.app).send(calls.showAccount, {})).status === 200
const messagesTo = async ({ id }: Person) =>
  (
    await portal.db
      .selectFrom('outbox')
      .where('user_id', '=', id)
      .orderBy('id')
      .select(['template', 'channel'])
      .execute()
  ).map(({ template, channel }) => `${template} ${channel}`)
const entriesAbout = async ({ id }: Person) =>
  (
    await portal.db
      .selectFrom('audit_entry')
      .where('about_kind', '=', 'account')
      .where('about_id', '=', String(id))
      .orderBy('id')
      .select(['action', 'actor_id'])
      .execute()
  ).map(({ action, actor_id }) => `${action} ${actor_id === id ? 'by themselves' : 'by another'}`)

/** A code that is not this one. */
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('confirming the own phone number', () => {
  it('lets the person log in with the number in any of its forms, and tells them by mail', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    expect(await stateOf(owner)).toBe('not confirmed')
    expect(await signIn(number)).toBeRefused('wrong_credentials')
    expect((await ask(owner)).status).toBe(200)
    expect(await stateOf(owner)).toBe('code sent')
    const code = await codeAt(owner, number)
    expect(code).toMatch(/^\d{6}$/)
    expect((await confirm(owner, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect(await stateOf(owner)).toBe('confirmed')
    const national = `0${number.slice(4)}`
    for (const typed of [number, national, number.slice(1), `${national.slice(0, 4)} ${national.slice(4)}`]) {
      expect((await signIn(typed)).reply.user.email).toBe(owner.email)
    }
    expect((await signIn(owner.email)).status).toBe(200)
    expect(await messagesTo(owner)).toEqual(['phone-code sms', 'phone-confirmed mail'])
    expect(await entriesAbout(owner)).toEqual(
      expect.arrayContaining(['ask_phone_code by themselves', 'confirm_phone by themselves']),
    )
  })

  it('stores the code as a hash, and shows it to no officer', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    await ask(owner)
    const code = await codeAt(owner, number)
    const stored = await portal.db
      .selectFrom('phone_confirmation')
      .where('user_id', '=', owner.id)
      .selectAll()
      .execute()
    const sent = await portal.db.selectFrom('outbox').where('user_id', '=', owner.id).selectAll().execute()
    expect(JSON.stringify([stored, sent])).not.toContain(code)
  })

  it('needs the password, so that an open session does not give the account to another phone', async () => {
    const owner = await personWith(newNumber())
    expect(await ask(owner, 'guess')).toBeRefused('invalid_input', 'current_password')
    expect(await messagesTo(owner)).toEqual([])
  })

  it('is not offered without an SMS gateway, nor for landlines and numbers abroad', async () => {
    const silent = await testApp(portal.database, { messages: {} })
    const owner = await personWith(newNumber())
    const answer = await as(owner, silent.app).send(calls.askPhoneCode, { body: { current_password: password } })
    expect(answer).toBeRefused('action_not_offered')
    expect((await as(owner, silent.app).send(calls.showAccount, {})).reply.data.phone_state).toBe('not offered')
    for (const number of ['+442079460958', '+23494612345', '+2342012345678']) {
      await givePhone(portal, owner, number)
      expect(await stateOf(owner)).toBe('not offered')
      expect(await ask(owner)).toBeRefused('action_not_offered')
    }
  })

  it('takes a code once, for ten minutes, and only the newest', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    portal.setClock('2026-11-02T08:00:00Z')
    await ask(owner)
    const older = await codeAt(owner, number, new Date('2026-11-02T08:00:00Z'))
    portal.setClock('2026-11-02T08:10:01Z')
    expect(await confirm(owner, older)).toBeRefused('invalid_input', 'code')
    await ask(owner)
    expect(await confirm(owner, older)).toBeRefused('invalid_input', 'code')
    const code = await codeAt(owner, number, new Date('2026-11-02T08:10:01Z'))
    portal.setClock('2026-11-02T08:20:00Z')
    const answers = await Promise.all([confirm(owner, code), confirm(owner, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await confirm(owner, code)).toBeRefused('invalid_input', 'code')
    portal.setClock(new Date().toISOString())
  })

  it('checks five guesses of a code, also of those that are sent at once', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    await ask(owner)
    const code = await codeAt(owner, number)
    await Promise.all(Array.from({ length: 5 }, () => confirm(owner, wrongFor(code))))
    expect(await confirm(owner, code)).toBeRefused('invalid_input', 'code')
    expect(await stateOf(owner)).toBe('code sent')
  })

  it('does not take the code of another person', async () => {
    const number = newNumber()
    const [owner, rival] = [await personWith(number), await personWith(number)]
    await ask(owner)
    const code = await codeAt(owner, number)
    expect(await confirm(rival, code)).toBeRefused('invalid_input', 'code')
    await ask(rival)
    expect(await confirm(rival, code)).toBeRefused('invalid_input', 'code')
  })
})

describe('SMS with codes', () => {
  it('are at most three an hour to one account and to one number, whoever asks', async () => {
    const number = newNumber()
    const [owner, rival] = [await personWith(number), await personWith(number)]
    expect((await ask(owner)).status).toBe(200)
    expect((await ask(rival)).status).toBe(200)
    portal.setClock(new Date(Date.now() + 1000).toISOString())
    expect((await ask(rival)).status).toBe(200)
    expect(await ask(rival)).toBeRefused('too_many_requests')
    expect(await ask(owner)).toBeRefused('too_many_requests')
    await givePhone(portal, rival, newNumber())
    expect(await ask(rival)).toBeRefused('too_many_requests')
    expect((await messagesTo(rival)).length + (await messagesTo(owner)).length).toBe(3)
  })

  it('go nowhere else when the number is changed while they are on their way', async () => {
    const [mine, theirs] = [newNumber(), newNumber()]
    const owner = await personWith(mine)
    await ask(owner)
    const body = { first_name: 'Amina', last_name: 'Bello', phone_number: theirs }
    await as(owner, portal.app).send(calls.changeAccount, { body })
    await expect(codeAt(owner, theirs)).rejects.toThrow('has ended')
    await expect(codeAt(owner, mine)).rejects.toThrow('has ended')
    await ask(owner)
    await expect(codeAt(owner, mine)).rejects.toThrow('has ended')
    expect((await confirm(owner, await codeAt(owner, theirs))).status).toBe(200)
  })
})

describe('a confirmed number', () => {
  it('is not confirmed any more when the person or an officer changes it, nor when it is changed back', async () => {
    const officer = await makeOfficer(portal.db)
    const number = newNumber()
    const owner = await personWith(number)
    const change = (phone_number: string) =>
      as(owner, portal.app).send(calls.changeAccount, {
        body: { first_name: 'Amina', last_name: 'Bello', phone_number },
      })
    await confirmNumber(portal, owner, number, password)
    expect((await change(number)).reply.data.phone_state).toBe('confirmed')
    await change(newNumber())
    expect(await signIn(number)).toBeRefused('wrong_credentials')
    expect((await change(number)).reply.data.phone_state).toBe('not confirmed')
    await confirmNumber(portal, owner, number, password)
    const byOfficer = { params: { id: owner.id }, body: { phone_number: newNumber() } }
    expect((await as(officer, portal.app).send(changeUser, byOfficer)).status).toBe(200)
    expect(await signIn(number)).toBeRefused('wrong_credentials')
    expect(await stateOf(owner)).toBe('not confirmed')
  })

  it('goes to another account that confirms it: its former owner is told by mail and stays logged in', async () => {
    const number = newNumber()
    const [former, next] = [await personWith(number), await personWith(number)]
    await confirmNumber(portal, former, number, password)
    await confirmNumber(portal, next, number, password)
    expect((await signIn(number)).reply.user.email).toBe(next.email)
    expect([await stateOf(former), await stateOf(next)]).toEqual(['not confirmed', 'confirmed'])
    expect(await isSignedIn(former)).toBe(true)
    expect((await messagesTo(former)).at(-1)).toBe('phone-taken mail')
    expect((await entriesAbout(former)).at(-1)).toBe('lose_phone by another')
    expect((await signIn(former.email)).status).toBe(200)
  })

  it('asks for the second factor as an email does', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    await confirmNumber(portal, owner, number, password)
    const factor = { user_id: owner.id, secret: 'JBSWY3DPEHPK3PXP', activated_at: '2026-03-02T09:00:00Z' }
    await portal.db.insertInto('second_factor').values(factor).execute()
    expect(await signIn(number)).toBeRefused('second_factor_needed')
  })

  it('does not log in to a disabled account', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    await confirmNumber(portal, owner, number, password)
    const disabled_at = new Date().toISOString()
    await portal.db.updateTable('user_account').set({ disabled_at }).where('id', '=', owner.id).execute()
    expect(await signIn(number)).toBeRefused('wrong_credentials')
  })

  onPostgres('belongs to one account when two confirm it at the same moment, and the other is told', async () => {
    for (let round = 0; round < 5; round++) {
      const number = newNumber()
      const people = [await personWith(number), await personWith(number)] as const
      for (const person of people) await ask(person)
      const codes = await Promise.all(people.map((person) => codeAt(person, number)))
      const answers = await Promise.all(people.map((person, index) => confirm(person, codes[index] ?? '')))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect((await Promise.all(people.map(stateOf))).sort()).toEqual(['confirmed', 'not confirmed'])
      const told = await Promise.all(people.map(messagesTo))
      expect(told.flat().filter((message) => message === 'phone-taken mail')).toHaveLength(1)
    }
  })

  onPostgres('is not given to an account whose number is changed at that moment', async () => {
    const number = newNumber()
    const owner = await personWith(number)
    await ask(owner)
    const code = await codeAt(owner, number)
    let confirming: ReturnType<typeof confirm> | undefined
    await portal.db.transaction().execute(async (db) => {
      await db.updateTable('user_account').set({ phone_number: newNumber() }).where('id', '=', owner.id).execute()
      await db.deleteFrom('phone_confirmation').where('user_id', '=', owner.id).execute()
      confirming = confirm(owner, code)
      await expect.poll(() => countLockWaits(portal.db)).toBe(1)
    })
    expect(await confirming).toBeRefused('invalid_input', 'code')
  })
})
