import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/calls/account.ts'
import { address, firstOfficer } from '../address.ts'
import { ask } from './ask.ts'

/** Somebody with an account, who is signed in. */
export interface Person extends Reply<typeof calls.login> {
  password: string
}

const password = 'seven-green-bicycles'

/** Letters and digits that nobody else has: every journey has people and facilities of its own. */
export function unique(): string {
  return randomBytes(5).toString('hex')
}

/** What a new owner types to open an account. */
export function newAccount() {
  return {
    first_name: 'Amina',
    last_name: 'Bello',
    email: `amina-${unique()}@example.org`,
    phone_number: '0803 123 4567',
    password,
    password_confirmation: password,
  }
}

async function signIn(email: string, password: string): Promise<Person> {
  return { ...(await ask(undefined, calls.login, { body: { email, password } })), password }
}

/** An owner with a new account. */
export async function newOwner(): Promise<Person> {
  const account = newAccount()
  await ask(undefined, calls.registerAccount, { body: { ...account, terms_accepted: true } })
  return signIn(account.email, account.password)
}

/** The ministry's officer, in a session of their own. */
export function theOfficer(): Promise<Person> {
  return signIn(firstOfficer.email, firstOfficer.password)
}

function kept({ token, user: { id, first_name, privilege_type } }: Person) {
  return { name: 'session', value: JSON.stringify({ token, id, first_name, privilege_type }) }
}

/** Signs a browser in without the form, which has journeys of its own. */
export async function enterAs(page: Page, person: Person): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(({ name, value }) => localStorage.setItem(name, value), kept(person))
}

/** A browser of somebody else's, who is signed in. It closes with the test. */
export async function browserOf(browser: Browser, person: Person): Promise<Page> {
  const storageState = { cookies: [], origins: [{ origin: address, localStorage: [kept(person)] }] }
  return (await browser.newContext({ storageState })).newPage()
}
