import type { CheckCodes } from '../auth/check-code.ts'
import type { Throttle } from '../auth/throttle.ts'
import type { Database } from '../database/connect.ts'
import type { OpenLagging } from '../database/read-replica.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ScanFile } from '../files/scan-file.ts'
import type { Spool } from '../files/spool.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { StoredSecrets } from '../keys/stored-secrets.ts'
import type { MessageSettings } from '../messages/message-config.ts'
import type { Printer } from '../print/printer.ts'
import type { SignedPaths } from './signed-paths.ts'
import type { Turns } from './take-turns.ts'

/** The dependencies for serving calls and files. */
export interface ServeDeps {
  database: Database
  /** For what may be some seconds old. */
  openLagging: OpenLagging
  files: FileStore
  spool: Spool
  /** The turns of the calls that change something. */
  turns: Turns
  uploads: UploadFolder
  /** Scans what is uploaded for viruses. */
  scan?: ScanFile | undefined
  throttle: Throttle
  signedPaths: SignedPaths
  checkCodes: CheckCodes
  signingKeys: SigningKeys
  storedSecrets: StoredSecrets
  messages: MessageSettings
  clock: () => Date
}

/** The dependencies for serving calls, some of which print. */
export interface CallDeps extends ServeDeps {
  printer: Printer
}
