import type { Call, Input, Reply } from '@portal/contract/call.ts'
import type { AcceptedFile } from '@portal/contract/fields/accepted-file.ts'
import type { OpenCapability, Reach } from '@portal/domain/accounts/capabilities.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { CheckCodes } from '../auth/check-code.ts'
import type { SignedIn } from '../auth/sessions.ts'
import type { Throttle } from '../auth/throttle.ts'
import type { Db } from '../database/connect.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ReadFile, StoredFile } from '../files/store-file.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { StoredSecrets } from '../keys/stored-secrets.ts'
import type { MessageSettings } from '../messages/message-config.ts'
import type { PrintedLetter } from '../print/letter-pdf.ts'

/** When something is done. */
export interface Moment {
  now: Date
  /** Today's date in Africa/Lagos. */
  today: string
}

/** Who makes a call, from where, and when. */
export interface Caller extends Moment {
  user: SignedIn
  /** The reach of the call's capability for this person: with 'own' they read and change only what is theirs. */
  reach: Reach
  /** The caller's network address. */
  address: string
  /** What the caller's browser says about itself. */
  userAgent: string | undefined
  /** The token the caller sent. */
  token: string | undefined
  /** Refuses the call as stale when the caller sent the version of a record and it is not the present one. */
  checkVersion: (present: { updated_at: string } | undefined) => void
}

/** Where a use case reads and writes. */
export interface Stored {
  /** The transaction of this call; for a call that only reads, the database. */
  db: Db
  /** The registration that the check of the ownership has locked with its facility, so that it is locked once. */
  lockedRegistration?: number | undefined
}

/** Keys, files, and what else the portal has besides its database. */
interface Equipment {
  files: FileStore
  throttle: Throttle
  /** How messages leave the portal. Without mail or sms they stay in the outbox. */
  messages: MessageSettings
  /** The codes with which anybody can check a certificate. */
  checkCodes: CheckCodes
  /** The keys that sign the QR codes of certificates. */
  signingKeys: SigningKeys
  /** How secrets that must be readable again are stored. */
  storedSecrets: StoredSecrets
  log: Pick<FastifyBaseLogger, 'error'>
  /** Signs a path for five minutes, so that it can be opened without a token. */
  signPath: (path: string) => { url: string; expires_at: string }
  /** The PDF of a letter that shows no picture but the ministry's crest, which has this address. */
  printLetter: (letter: PrintedLetter, crest_url: string | null) => Promise<Buffer>
}

/** What a use case gets besides its input. One that needs less asks for less, so that jobs and programs can call it too. */
export interface Context extends Caller, Stored, Equipment {}

/** Where something is read, and on which day. */
export type OnDay = Stored & Pick<Moment, 'today'>

/** The same, and who reads. */
export type Reading = OnDay & Pick<Caller, 'user'>

/** Who changes something, when and where. The portal itself is no user and has no address. */
export interface Changing extends Stored, Moment {
  user: Pick<SignedIn, 'id' | 'first_name' | 'last_name'> | null
  address: string | null
  /** What the portal does by itself issues no papers. */
  signingKeys?: SigningKeys
}

/** The same for actions, of which some depend on what the person may do. */
export interface Acting extends Changing {
  user: SignedIn | null
}

/** The context of a call that needs no sign-in. */
export type OpenContext = Omit<Context, 'user'> & { user: SignedIn | undefined }
/** The context of a call's handler. */
export type ContextOf<C extends Call> = C['may'] extends OpenCapability ? OpenContext : Context

/** The input of a call's handler: the validated request, and the stored file of an upload. */
export type InputOf<C extends Call> = Input<C> &
  (C['upload'] extends AcceptedFile
    ? C['isFileOptional'] extends true
      ? { file?: FileOf<C> }
      : { file: FileOf<C> }
    : unknown)

type FileOf<C extends Call> = C['upload'] extends { isReadWhole: true } ? ReadFile : StoredFile

/** Serves one call. */
type Handler<C extends Call> = (context: ContextOf<C>, input: InputOf<C>) => Promise<Reply<C>>

/** Registers the handler of a call. `before` does slow work before the transaction begins. */
export type Serve = {
  <C extends Call>(call: C, handler: Handler<C>): void
  <C extends Call, P>(
    call: C,
    handler: (context: ContextOf<C>, input: InputOf<C>, prepared: P) => Promise<Reply<C>>,
    options: { before: (context: ContextOf<C>, input: InputOf<C>) => Promise<P> },
  ): void
}
