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

/** Somebody whom a portal knows. */
interface SignedIn {
  token: string
  user: Pick<Person['user'], 'id' | 'first_name' | 'privilege_type'>
}

/** What a browser keeps of somebody who is signed in. */
function keptOf({ token, user: { id, first_name, privilege_type } }: SignedIn, origin = address) {
  const session = JSON.stringify({ token, id, first_name, privilege_type })
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'session', value: session }] }] }
}

/** Signs a browser in without the form, which has journeys of its own; nobody stays signed out. */
export async function enterAs(page: Page, person: Person | undefined): Promise<void> {
  if (person) await page.context().setStorageState(keptOf(person))
}

/** A browser of somebody else's, who is signed in. It closes with the test. */
export async function browserOf(browser: Browser, person: SignedIn, origin = address): Promise<Page> {
  return (await browser.newContext({ storageState: keptOf(person, origin) })).newPage()
}
