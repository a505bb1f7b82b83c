import '../../../testing/matchers.ts'
import { login } from '@portal/contract/accounts/calls/account.ts'
import { beforeAll, expect, it } from 'vitest'
import { hashPassword } from '../../../auth/passwords.ts'
import { as } from '../../../testing/as.ts'
import { makeOwner, type Person } from '../../../testing/people.ts'
import { givePhone, newNumber } from '../../../testing/phones.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const password = 'seven-green-bicycles'

let portal: TestApp
let hash: string

beforeAll(async () => {
  portal = await testApp()
  hash = await hashPassword(password)
})

async function ownerWith(number: string, { isConfirmed }: { isConfirmed: boolean }): Promise<Person> {
  const owner = await makeOwner(portal.db)
  await givePhone(portal, owner, number)
  const known = { password_hash: hash, confirmed_phone: isConfirmed ? number : null }
  await portal.db.updateTable('user_account').set(known).where('id', '=', owner.id).execute()
  return owner
}

const signIn = (email: string, typed = password) =>
  as(undefined, portal.app).send(login, { body: { email, password: typed } })

it('is refused in the same words for a number that is not confirmed, is nobody’s, or with a wrong password', async () => {
  const [confirmed, unconfirmed] = [newNumber(), newNumber()]
  await ownerWith(confirmed, { isConfirmed: true })
  await ownerWith(unconfirmed, { isConfirmed: false })
  const answers = [
    await signIn(confirmed, 'guess'),
    await signIn(unconfirmed),
    await signIn(newNumber()),
    await signIn('nobody@example.org'),
  ]
  for (const answer of answers) {
    expect(answer).toBeRefused('wrong_credentials')
    expect(answer.problem?.message).toBe('Invalid email or password')
  }
  expect(new Set(answers.map(({ problem }) => Object.keys(problem ?? {}).join(' ')))).toHaveProperty('size', 1)
})

it('counts guesses by what was typed, so that no pause tells which numbers exist or whose they are', async () => {
  const [confirmed, unconfirmed] = [newNumber(), newNumber()]
  const owner = await ownerWith(confirmed, { isConfirmed: true })
  await ownerWith(unconfirmed, { isConfirmed: false })
  const statusesOf = async (name: string) => {
    const statuses: number[] = []
    const forms = [name, `0${name.slice(4)}`]
    for (let guess = 0; guess < 11; guess++) statuses.push((await signIn(forms[guess % 2] ?? name, 'guess')).status)
    return statuses.join(' ')
  }
  const limited = '401 401 401 401 401 401 401 401 401 401 429'
  for (const name of [confirmed, unconfirmed, newNumber()]) expect(await statusesOf(name)).toBe(limited)
  expect((await signIn(owner.email)).status).toBe(200)
})

it.each(['0803', '0803 123 456', '+1'])('refuses %j, which is no phone number', async (typed) => {
  expect(await signIn(typed)).toBeRefused('invalid_input', 'email')
})
