import type * as calls from '@portal/contract/accounts/calls/second-factor.ts'
import type { Input } from '@portal/contract/call.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { generateSecret, generateURI } from 'otplib'
import QRCode from 'qrcode'
import type { OneTimeSecret } from '../../../auth/one-time-secrets.ts'
import { stepOf } from '../../../auth/second-factor.ts'
import { makeCode, newSalt } from '../../../auth/typed-codes.ts'
import { placeOfAppKey } from '../../../keys/stored-secrets.ts'
import { tellAboutAccount } from '../../../messages/tell-about-account.ts'
import { endPending } from '../../../records/accounts/pending-access.ts'
import { activateKey, findSecondFactor, storeKey } from '../../../records/accounts/second-factors.ts'
import { readSettings } from '../../../records/settings/settings.ts'
import type { Context } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'
import { checkOwnPassword } from '../check-own-password.ts'

const recoveryCodes = 10
/** Sixteen characters, 78 bits: they are valid for years. */
const groups = 4

/** Asks for the password, so that nobody locks a person out whose session they found open. */
export async function checkPassword(
  context: Context,
  { body }: Input<typeof calls.prepareSecondFactor>,
): Promise<void> {
  await checkOwnPassword(context, body.current_password)
}

/** Makes a key, and draws it as a QR code here, so that no other host learns it. */
export async function prepare({ db, user, today, storedSecrets }: Context) {
  const key = generateSecret()
  const stored = storedSecrets.encrypt(key, placeOfAppKey(user.id))
  if (!(await storeKey(db, user.id, stored))) refuse('already_exists', 'Your account has a second factor already')
  const { product_name: issuer } = await readSettings(db, today)
  const svg = await QRCode.toString(generateURI({ issuer, label: user.email, secret: key }), { type: 'svg', margin: 2 })
  return { data: { key, qr_code: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` } }
}

/** A key whose app showed the right code, with the recovery codes to it. */
interface Shown {
  secret: string
  last_step: number
  codes: OneTimeSecret[]
}

/** Checks the code of the app, and makes the recovery codes, which takes a moment. */
export async function checkFirstCode(
  { db, user, now, storedSecrets }: Context,
  { body }: Input<typeof calls.activateSecondFactor>,
): Promise<Shown> {
  const factor = await findSecondFactor(db, user.id)
  if (factor?.activated_at !== null) return refuseFirstCode()
  const { secret } = factor
  const last_step = await stepOf(storedSecrets.decrypt(secret, placeOfAppKey(user.id)), body.code, now)
  if (last_step === undefined) return refuseFirstCode()
  const salt = newSalt()
  const codes = await Promise.all(Array.from({ length: recoveryCodes }, () => makeCode(groups, salt)))
  return { secret, last_step, codes }
}

function refuseFirstCode(): never {
  return refuseField('code', 'This is not the code that your app shows now')
}

/** Activates the key with the code of the app, which is used up by that. */
export async function activate({ db, user, now }: Context, _input: unknown, { codes, ...key }: Shown) {
  const activation = { user_id: user.id, ...key, activated_at: now.toISOString() }
  const hashes = codes.map(({ hash }) => hash)
  if (!(await activateKey(db, activation, hashes))) refuse('already_exists', 'The second factor is active already')
  // What was asked for before needed no code.
  await endPending(db, user.id)
  await tellAboutAccount(db, 'second-factor-on', { id: user.id, now })
  return { data: { recovery_codes: codes.map(({ secret }) => secret) } }
}
