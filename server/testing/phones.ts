import { askPhoneCode, confirmPhone } from '@portal/contract/accounts/calls/own-account.ts'
import { templates } from '../messages/templates.ts'
import { as } from './as.ts'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

/** A portal that sends SMS; they stay in the outbox, because nothing delivers them. */
export const sendsSms = {
  publicUrl: 'https://licences.example.org',
  sms: { url: 'http://127.0.0.1:1', token: 'token', publicUrl: 'https://licences.example.org' },
}

let numbers = 0

/** A Nigerian mobile number that no other test has. */
export function newNumber(): string {
  numbers += 1
  return `+23480${String(10_000_000 + process.pid * 100 + numbers).slice(-8)}`
}

/** Gives a person a phone number, as if it had been typed when the account was opened. */
export async function givePhone({ db }: TestApp, { id }: Person, phone_number: string): Promise<void> {
  await db.updateTable('user_account').set({ phone_number }).where('id', '=', id).execute()
}

/** Delivers the newest SMS of a person, as the portal does: to the number that they have, unless another one was read before. Returns the code or link in it. */
export async function deliverSms(
  { db }: TestApp,
  { id: userId }: Person,
  name: 'phone-code' | 'password-reset-sms',
  { address, now = new Date() }: { address?: string; now?: Date } = {},
): Promise<string> {
  const { facts } = await db
    .selectFrom('outbox')
    .where('user_id', '=', userId)
    .where('template', '=', name)
    .where('channel', '=', 'sms')
    .orderBy('id', 'desc')
    .select('facts')
    .executeTakeFirstOrThrow()
  const template = templates[name]
  const { phone_number } = await db
    .selectFrom('user_account')
    .where('id', '=', userId)
    .select('phone_number')
    .executeTakeFirstOrThrow()
  const secrets = await template.prepare(db, facts, { userId, address: address ?? phone_number, now })
  const { title, link } = template.content(facts, secrets)
  return link ? link.path.replace('/reset?token=', '') : title.replace(/ .*/, '')
}

/** Confirms the number that a person has, with the code of the SMS. */
export async function confirmNumber(portal: TestApp, person: Person, number: string, password: string): Promise<void> {
  await givePhone(portal, person, number)
  const sender = as(person, portal.app)
  await sender.send(askPhoneCode, { body: { current_password: password } })
  const code = await deliverSms(portal, person, 'phone-code')
  const { status } = await sender.send(confirmPhone, { body: { code } })
  if (status !== 200) throw new Error(`Confirming ${number} answered ${status}`)
}
