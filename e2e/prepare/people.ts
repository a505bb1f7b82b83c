import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import * as calls from '@portal/contract/accounts/calls/account.ts'
import * as own from '@portal/contract/accounts/calls/own-account.ts'
import * as users from '@portal/contract/accounts/calls/users.ts'
import type { Reply } from '@portal/contract/call.ts'
import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { address, desktop, firstOfficer } from '../address.ts'
import { callApi } from './call-api.ts'

/** A person with an account, who is signed in. */
export interface Person extends Reply<typeof calls.login> {
  password: string
}

const password = 'seven-green-bicycles'

/** A random string for unique names: every test has its own people and facilities. */
export function unique(): string {
  return randomBytes(5).toString('hex')
}

/** The form values of a new owner's account. */
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
  return { ...(await callApi(undefined, calls.login, { body: { email, password } })), password }
}

/** An owner with a new account. */
export async function newOwner(): Promise<Person> {
  const account = newAccount()
  await callApi(undefined, calls.registerAccount, { body: { ...account, terms_accepted: true } })
  return signIn(account.email, account.password)
}

/** An officer who was invited and has not logged in yet. The duty leaves it to `theOfficer` to decide. */
export async function invitedOfficer({ token }: { token: string }) {
  const email = `ngozi-${unique()}@example.org`
  const body = { first_name: 'Ngozi', last_name: 'Eze', email, duties: ['review' as const] }
  return callApi(token, users.inviteOfficer, { body })
}

/** An officer with a duty that holds at once, who has chosen a password. */
export async function newOfficer(first_name: string, duty: 'review' | 'inspect'): Promise<Person> {
  const email = `${first_name.toLowerCase()}-${unique()}@example.org`
  const body = { email, first_name, last_name: 'Eze', duties: [duty] }
  const invited = await callApi((await theOfficer()).token, users.inviteOfficer, { body })
  const given = invited.password ?? ''
  const { token } = await signIn(email, given)
  const chosen = { password, password_confirmation: password }
  await callApi(token, own.changePassword, { body: { current_password: given, ...chosen } })
  return signIn(email, password)
}

/** The ministry's officer, in a new session. */
export function theOfficer(): Promise<Person> {
  return signIn(firstOfficer.email, firstOfficer.password)
}

/** A signed-in person. */
interface SignedIn {
  token: string
  user: Pick<Person['user'], 'id' | 'first_name' | 'privilege_type'>
  duties: Person['duties']
}

/** The browser storage of a signed-in person. */
function storageStateOf({ token, user: { id, first_name, privilege_type }, duties }: SignedIn, origin = address) {
  const session = JSON.stringify({ token, id, first_name, privilege_type, duties, must_change_password: false })
  return { cookies: [], origins: [{ origin, localStorage: [{ name: 'session', value: session }] }] }
}

/** Signs a page in without the form, which has its own tests. Without a person it does nothing. */
export async function signInAs(page: Page, person: Person | undefined): Promise<void> {
  if (person) await page.context().setStorageState(storageStateOf(person))
}

/** Opens a page in a new browser context, signed in as another person; an officer's is wide. It is closed with the test. */
export async function openBrowserAs(browser: Browser, person: SignedIn, origin = address): Promise<Page> {
  const wide = isOfficer(person.user) ? { viewport: desktop, isMobile: false, hasTouch: false } : {}
  return (await browser.newContext({ storageState: storageStateOf(person, origin), ...wide })).newPage()
}
