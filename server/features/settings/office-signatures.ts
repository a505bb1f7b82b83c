import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/settings/calls/settings.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { storeSignature } from '../../changes/store-signature.ts'
import type { StoredFile } from '../../files/store-file.ts'
import { tellOfOffice } from '../../messages/tell-of-office.ts'
import { getOfficeHolder, lockOfficeHolders } from '../../records/settings/office-holders.ts'
import { countOfficeSignatures, insertOfficeSignature } from '../../records/settings/office-signatures.ts'
import type { Context } from '../../use-case/context.ts'
import { withTermState } from './office-holders.ts'
import { firstDayOf } from './settings.ts'

type Sent = Input<typeof calls.addOfficeSignature>

/** A signature is changed a few times in a term. */
const mostSignatures = 20

/** Stores the picture before the transaction begins, once it is clear that it will be accepted. */
export async function storeOfficeSignature(context: Context, { params, body }: Sent): Promise<StoredFile | undefined> {
  await checkSigner(context, params.id)
  return body.signature_png === null ? undefined : storeSignature(context, body.signature_png, context.now)
}

/** The holder of an office gives the signature that papers carry from a day on, or signs by hand from that day on. */
export async function addOfficeSignature(context: Context, { params, body }: Sent, picture: StoredFile | undefined) {
  const { db, user, now, today } = context
  await lockOfficeHolders(db)
  await checkSigner(context, params.id)
  const start_date = firstDayOf(body.start_date, today)
  const recorded = { recorded_by: user.id, recorded_at: now.toISOString() }
  await insertOfficeSignature(db, { ...recorded, office_holder_id: params.id, picture: picture ?? null, start_date })
  const holder = await getOfficeHolder(db, params.id)
  await tellOfOffice(context, picture ? 'a signature was given' : 'papers are signed by hand', holder)
  return { data: withTermState(holder, today) }
}

/** Nobody gives the signature of somebody who can do so: only for a holder without an account is it an officer's work. */
async function checkSigner({ db, user }: Context, id: number): Promise<void> {
  const { name, user: account } = await getOfficeHolder(db, id)
  const isOwn = account?.id === user.id
  if (!isOwn && account) refuse('not_allowed', `Only ${name} gives this signature, with their own account`)
  if (!isOwn && !mayDo(user, 'manage the settings')) {
    refuse('not_allowed', 'Only an officer who manages the settings gives the signature of somebody without an account')
  }
  if ((await countOfficeSignatures(db, id)) >= mostSignatures) {
    refuse('limit_reached', `The signature of this term was changed ${mostSignatures} times. Record a new term`)
  }
}
