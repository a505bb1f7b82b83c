import type * as calls from '@portal/contract/accounts/calls/own-account.ts'
import type { Input } from '@portal/contract/call.ts'
import { isNigerianMobile, type PhoneState } from '@portal/domain/accounts/phone.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { doerOf, recordEntry } from '../../../audit/record-entry.ts'
import { refuseFor } from '../../../auth/limits.ts'
import { findCode } from '../../../auth/typed-codes.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { tellAboutAccount } from '../../../messages/tell-about-account.ts'
import {
  askForPhoneCode,
  findPhoneCode,
  getPhone,
  lockPhone,
  moveConfirmedPhone,
  takePhoneCode,
} from '../../../records/accounts/confirmed-phones.ts'
import type { Context } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'
import { checkOwner, confirmOwner, type OwnerProof } from '../check-own-password.ts'

type Asking = Input<typeof calls.askPhoneCode>
type Confirming = Input<typeof calls.confirmPhone>

/** A quarter of an hour: when too many people had SMS sent, one tries again. */
const soon = 15 * 60

/** How far the caller is with confirming their phone number. */
export async function readPhoneState({ db, user, now, messages }: Context): Promise<PhoneState> {
  const { phone_number, asked_at, is_confirmed } = await getPhone(db, user.id, now)
  if (is_confirmed) return 'confirmed'
  if (!messages.sms || !isNigerianMobile(phone_number)) return 'not offered'
  return asked_at === null ? 'not confirmed' : 'code sent'
}

/**
 * Asks for the password and the second factor: whoever finds an open session could otherwise put their own number there, and
 * get in with it later. Then counts the SMS.
 */
export async function checkOwnerOfPhone(context: Context, { body }: Asking): Promise<OwnerProof> {
  const { db, user, now, throttle } = context
  const state = await readPhoneState(context)
  if (state === 'confirmed') refuse('action_not_offered', 'This phone number is confirmed already')
  if (state === 'not offered') {
    refuse('action_not_offered', 'No SMS can be sent to this number. Only Nigerian mobile numbers can be confirmed.')
  }
  const proof = await checkOwner(context, body)
  const { phone_number: phone } = await getPhone(db, user.id, now)
  await throttle.sms.beforeCode({ userId: user.id, phone })
  if (!(await throttle.sms.mayCost())) refuseFor(soon)
  return proof
}

/** Sends a code to the number that the account has. */
export async function askPhoneCode(context: Context, _input: Asking, proof: OwnerProof) {
  const { db, user, now } = context
  await confirmOwner(context, proof)
  const { phone_number } = await getPhone(db, user.id, now)
  const asked_at = now.toISOString()
  await askForPhoneCode(db, { user_id: user.id, phone_number, asked_at })
  const cause = `phone-code/${user.id}/${asked_at}`
  await queueMessage(db, { template: 'phone-code', to: { userId: user.id }, facts: { asked_at }, cause })
  return { message: `An SMS with a code is on its way to ${phoneInGroups(phone_number)}.` }
}

/** A right code, which is not used up yet, and the number that it was sent to. */
interface RightCode {
  phone_number: string
  code_hash: Buffer
}

/** Counts the guess before it is checked, so that guesses that are sent at once are no more than five. */
export async function checkCode({ db, user, now, throttle }: Context, { body }: Confirming): Promise<RightCode> {
  const { phone_number, asked_at } = await getPhone(db, user.id, now)
  if (asked_at === null) return refuseCode()
  if (!(await throttle.sms.mayTryCode({ userId: user.id, askedAt: asked_at }))) refuseCode()
  const stored = await findPhoneCode(db, { user_id: user.id, phone_number }, now)
  const code_hash = (await findCode(stored, body.code)) ?? refuseCode()
  return { phone_number, code_hash }
}

/** Confirms the number of the account, and takes it from another account that had confirmed it. */
export async function confirmPhone(context: Context, _input: Confirming, { phone_number, code_hash }: RightCode) {
  const { db, user, now } = context
  const phone = { user_id: user.id, phone_number }
  await lockPhone(db, phone)
  if (!(await takePhoneCode(db, { ...phone, code_hash }, now))) refuseCode()
  const loserId = await moveConfirmedPhone(db, phone)
  if (loserId !== undefined) {
    await tellAboutAccount(db, 'phone-taken', { id: loserId, now })
    await recordEntry(db, { ...doerOf(context), action: 'lose_phone', about: { kind: 'account', id: loserId } })
  }
  await tellAboutAccount(db, 'phone-confirmed', { id: user.id, now })
  await recordEntry(db, { ...doerOf(context), action: 'confirm_phone', about: { kind: 'account', id: user.id } })
  return { message: 'Your phone number is confirmed. You can log in with it from now on.' }
}

function refuseCode(): never {
  return refuseField(
    'code',
    'This code is wrong, or it is not valid any more. After five tries, ask for a new one.',
    'wrong secret',
  )
}
