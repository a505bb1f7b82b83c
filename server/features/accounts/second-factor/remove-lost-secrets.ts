import { byProgram, recordChanges } from '../../../audit/record-changes.ts'
import { recordEntry } from '../../../audit/record-entry.ts'
import type { Database, Db } from '../../../database/connect.ts'
import { listKeysOfSecrets } from '../../../keys/encrypt-stored-secrets.ts'
import { newLinkSecret } from '../../../keys/link-secret.ts'
import { beginningOfStored, keyOfStored, type StoredSecrets } from '../../../keys/stored-secrets.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { removeKeysLike } from '../../../records/accounts/second-factor-keys.ts'
import { notifyInPortal } from '../../../records/messages/notifications.ts'
import { findLinkSecret, updateLinkSecret } from '../../../records/settings/link-secret.ts'

const atOnce = 200
const title = 'Your second factor was removed on the server'
const text =
  'The key with which the portal kept the secret of your authenticator app was lost, so the portal could not check your codes any more. Logging in asks for the password alone until you set up a second factor again, under Your account.'

/** What was removed because its key is lost. */
export interface RemovedSecrets {
  keys: string[]
  secondFactors: number
  isLinkSecretNew: boolean
}

/**
 * Removes what is encrypted with keys that are not held: second factors, whose people are told, and the secret that signs links,
 * in whose place a new one is stored. Throws a sentence if no key is lost.
 */
export async function removeLostSecrets(
  db: Database['db'],
  secrets: StoredSecrets,
  now: Date,
): Promise<RemovedSecrets> {
  const keys = (await listKeysOfSecrets(db)).filter((kid) => !secrets.held.includes(kid))
  if (keys.length === 0) throw new Error('No key of the stored secrets is lost: this server has all. Leave out --lost.')
  const removing = { secrets, keys, now }
  const isLinkSecretNew = await replaceLinkSecret(db, removing)
  let secondFactors = 0
  for (const key of keys) {
    for (let last = atOnce; last === atOnce; secondFactors += last) last = await removeSome(db, key, now)
  }
  return { keys, secondFactors, isLinkSecretNew }
}

/** Removes some second factors in a transaction with its entry, so that the program may be stopped and run again. */
function removeSome(db: Database['db'], key: string, now: Date): Promise<number> {
  return recordChanges(db, byProgram('secrets:rotate', now), async (transaction) => {
    const people = await removeKeysLike(transaction, beginningOfStored(key), atOnce)
    for (const id of people) await tell(transaction, id, now)
    if (people.length > 0) await record(transaction, now, { table: 'second_factor', count: people.length, key })
    return people.length
  })
}

async function tell(db: Db, id: number, now: Date): Promise<void> {
  const created_at = now.toISOString()
  await notifyInPortal(db, { user_id: id, kind: 'account', title, body: text, created_at })
  const cause = `lost-second-factor/${id}/${created_at}`
  await queueMessage(db, { template: 'account-action', to: { userId: id }, facts: { title, text }, cause })
}

function replaceLinkSecret(
  db: Database['db'],
  { secrets, keys, now }: { secrets: StoredSecrets; keys: readonly string[]; now: Date },
): Promise<boolean> {
  return recordChanges(db, byProgram('secrets:rotate', now), async (transaction) => {
    const key = keyOfStored((await findLinkSecret(transaction)) ?? '')
    if (key === undefined || !keys.includes(key)) return false
    await updateLinkSecret(transaction, newLinkSecret(secrets))
    await record(transaction, now, { table: 'setting', count: 1, key })
    return true
  })
}

function record(db: Db, now: Date, { table, ...after }: { table: string; count: number; key: string }) {
  return recordEntry(db, {
    ...{ at: now, actor: null, address: null },
    action: 'remove_lost_secrets',
    about: { kind: 'table', id: table },
    after,
  })
}
