import { createHash } from 'node:crypto'
import { type Call, type Reply, type Sent, validatedReply } from '@portal/contract/call.ts'
import { mayDo, reachOf } from '@portal/domain/accounts/capabilities.ts'
import { byProgram, recordChanges } from '../../audit/record-changes.ts'
import { checkCodes } from '../../auth/check-code.ts'
import type { SignedIn } from '../../auth/sessions.ts'
import { makeThrottle } from '../../auth/throttle.ts'
import type { Database, Db } from '../../database/connect.ts'
import type { FileStore } from '../../files/file-store.ts'
import { storeFile } from '../../files/store-file.ts'
import { readInput } from '../../http/read-input.ts'
import { runCall } from '../../http/run-call.ts'
import { collectRoutes } from '../../http/serve-call.ts'
import { openLinkSecret } from '../../keys/link-secret.ts'
import type { SigningKeys } from '../../keys/signing-keys.ts'
import type { StoredSecrets } from '../../keys/stored-secrets.ts'
import { letterPdf } from '../../print/letter-pdf.ts'
import { serveCalls } from '../../start/serve-calls.ts'
import type { OpenContext } from '../../use-case/context.ts'
import type { Clock } from './clock.ts'

/** A file that somebody sends. */
interface SentFile {
  name: string
  bytes: Buffer
}

/** Who makes calls: a person with an account, by email, or undefined for a stranger. */
type Caller = string | undefined

/** The portal of the demonstration, in which people make the calls of the contract, without HTTP. */
export interface Portal {
  db: Database['db']
  clock: Clock
  send: <C extends Call>(caller: Caller, call: C, sent: Sent<C>, file?: SentFile) => Promise<Reply<C>>
  /** Writes rows for which there is no call. The audit record names the demonstration. */
  change: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}

/** Something that the ministry does for all facilities. */
export type Act = (portal: Portal) => Promise<unknown>

/** The keys and files of the demonstration. */
export interface Stores {
  files: FileStore
  signingKeys: SigningKeys
  storedSecrets: StoredSecrets
}

/** Opens the portal on a database. Who calls is not asked for a password: everything else is as over HTTP. */
export async function openPortal(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  stores: Stores,
  clock: Clock,
): Promise<Portal> {
  const { serve, routes } = collectRoutes()
  await serveCalls(serve)
  const change: Portal['change'] = (work) => recordChanges(db, byProgram('demo', clock.tick()), work)
  const throttle = makeThrottle(pool)
  const codes = checkCodes(await change((recorded) => openLinkSecret(recorded, stores.storedSecrets)))

  const contextOf = (user: SignedIn | undefined, call: Call): OpenContext => ({
    ...{ db, user, throttle, ...stores },
    reach: reachOf(user, call.may),
    token: undefined,
    now: clock.tick(),
    today: clock.today(),
    // An address of the networks for documentation.
    address: `192.0.2.${1 + ((user?.id ?? 0) % 250)}`,
    userAgent: undefined,
    checkVersion: () => {},
    messages: {},
    checkCodes: codes,
    log: console,
    signPath: (path) => ({ url: path, expires_at: clock.now().toISOString() }),
    printLetter: (letter) => letterPdf(letter, null),
  })

  const send: Portal['send'] = async (caller, call, { params, query, body }, file) => {
    const user = caller === undefined ? undefined : await findPerson(db, caller)
    const route = routes.find((one) => one.call === call)
    if (!route || !mayDo(user, call.may)) throw new Error(`${caller} may not do this: ${call.summary}`)
    const context = contextOf(user, call)
    const input = { ...readInput(call, { params, query, body }), ...(file && (await receive(context, call, file))) }
    const useCase = await route.prepare(context, input)
    const { reply } = await runCall({ call, context, input }, useCase, undefined)
    return validatedReply(call, reply)
  }
  return { db, clock, send, change }
}

async function findPerson(db: Db, email: string): Promise<SignedIn> {
  const person = await db
    .selectFrom('user_account')
    .where('email', '=', email)
    .select(['id', 'first_name', 'last_name', 'email', 'privilege_type', 'duties', 'must_change_password'])
    .executeTakeFirstOrThrow()
  return { ...person, must_set_up_second_factor: false }
}

async function receive(context: OpenContext, { upload }: Call, { name, bytes }: SentFile) {
  if (upload?.isReadWhole) return { file: { name, bytes, digest: createHash('sha256').update(bytes).digest('hex') } }
  return { file: await storeFile(context, chunksOf(bytes), context.now) }
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}
