import { login } from '@portal/contract/accounts/calls/account.ts'
import * as own from '@portal/contract/accounts/calls/own-account.ts'
import { issueResetCode } from '@portal/contract/accounts/calls/password-reset.ts'
import * as factors from '@portal/contract/accounts/calls/second-factor.ts'
import * as users from '@portal/contract/accounts/calls/users.ts'
import { proposeBankAccount } from '@portal/contract/money/calls/bank-account.ts'
import { templates } from '../../messages/templates.ts'
import { codeShown } from '../authenticator-app.ts'
import { deliverSms } from '../phones.ts'
import { type Preparing, password, type Stage } from './success-stage.ts'

const present = { current_password: password }
const chosen = { password: 'nine-yellow-boats', password_confirmation: 'nine-yellow-boats' }

/** Makes the key of a second factor. */
async function prepareFactor({ owner, done }: Stage): Promise<string> {
  return (await done(owner, factors.prepareSecondFactor, { body: present })).data.key
}

/** Switches a second factor on. Returns a code that its app shows next: each works once. */
async function switchOnFactor(stage: Stage): Promise<string> {
  const key = await prepareFactor(stage)
  await stage.done(stage.owner, factors.activateSecondFactor, { body: { code: await codeShown(key) } })
  return codeShown(key, 30)
}

/** Proposes a bank account that nobody has confirmed. */
async function propose({ db, officer, done }: Stage): Promise<number> {
  const ended = { withdrawn_by: officer.id, withdrawn_at: new Date().toISOString() }
  await db
    .updateTable('bank_account')
    .set(ended)
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  const account_number = String(1_000_000_000 + officer.id)
  const body = { bank: 'Zenith Bank', account_name: 'Ministry of Health', account_number }
  return (await done(officer, proposeBankAccount, { body })).data.id
}

/** Asks for a new email. Returns the token of the link that was sent to it, or of the one that was sent to the old address. */
async function askEmail({ db, owner, done }: Stage, to: 'new' | 'old'): Promise<string> {
  const email = `new-${owner.email}`
  await done(owner, own.askEmailChange, { body: { email, ...present } })
  const name = to === 'new' ? 'email-change' : 'email-change-asked'
  const { facts } = await db
    .selectFrom('outbox')
    .where('template', '=', name)
    .orderBy('id', 'desc')
    .select('facts')
    .executeTakeFirstOrThrow()
  const template = templates[name]
  const secrets = await template.prepare(db, facts, { userId: undefined, now: new Date() })
  return template.content(facts, secrets).link?.path.replace(/^.*token=/, '') ?? ''
}

/** The calls about accounts that everybody in the matrix is refused. */
export const accountSuccesses = {
  login: async ({ owner }) => ({ by: undefined, request: { body: { email: owner.email, password } } }),
  changePassword: async ({ owner }) => ({ by: owner, request: { body: { ...present, ...chosen } } }),
  askEmailChange: async ({ owner }) => ({
    by: owner,
    request: { body: { email: `other-${owner.email}`, ...present } },
  }),
  confirmEmail: async (stage) => ({ by: undefined, request: { body: { token: await askEmail(stage, 'new') } } }),
  stopEmailChange: async (stage) => ({ by: undefined, request: { body: { token: await askEmail(stage, 'old') } } }),
  askPhoneCode: async ({ owner }) => ({ by: owner, request: { body: present } }),
  confirmPhone: async ({ portal, owner, done }) => {
    await done(owner, own.askPhoneCode, { body: present })
    return { by: owner, request: { body: { code: await deliverSms(portal, owner, 'phone-code') } } }
  },
  closeAccount: async ({ portal: { db }, owner, facility }) => {
    await db.updateTable('facility').set({ user_id: null }).where('id', '=', facility.id).execute()
    return { by: owner, request: { body: present } }
  },
  endOneSession: async ({ owner, app, done }) => {
    await app.inject({ method: 'POST', url: login.path, payload: { email: owner.email, password } })
    const { data } = await done(owner, own.listSessions, {})
    return { by: owner, request: { params: { id: data.find(({ is_current }) => !is_current)?.id } } }
  },
  resetPassword: async ({ owner, officer, done }) => {
    const { code } = (await done(officer, issueResetCode, { params: { id: owner.id } })).data
    return { by: undefined, request: { body: { email: owner.email, code, ...chosen } } }
  },
  activateSecondFactor: async (stage) => ({
    by: stage.owner,
    request: { body: { code: await codeShown(await prepareFactor(stage)) } },
  }),
  removeSecondFactor: async (stage) => ({
    by: stage.owner,
    request: { body: { ...present, code: await switchOnFactor(stage) } },
  }),
  removeSecondFactorOf: async (stage) => {
    await switchOnFactor(stage)
    return { by: stage.officer, request: { params: { id: stage.owner.id } } }
  },
  enableUser: async ({ owner, officer, done }) => {
    await done(officer, users.disableUser, { params: { id: owner.id }, body: {} })
    return { by: officer, request: { params: { id: owner.id } } }
  },
  confirmBankAccount: async (stage) => ({ by: stage.colleague, request: { params: { id: await propose(stage) } } }),
  withdrawBankAccount: async (stage) => ({ by: stage.officer, request: { params: { id: await propose(stage) } } }),
} as const satisfies Record<string, Preparing>
