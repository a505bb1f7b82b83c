import type { ReadFile, StoredFile } from '../files/store-file.ts'
import type { UseCase } from './run-call.ts'

/** The file of a call, and what else happens in and after the transaction of the call. */
export interface ReceivedFile {
  /**
   * Undefined if its upload does not exist; then the use case is refused, unless the call repeats an earlier one. Also
   * undefined if the form may be sent without a file and was.
   */
  file: StoredFile | ReadFile | undefined
  /** Identifies the file when the call is repeated. */
  digest: string
  /** The use case, which first takes the file over from its upload. */
  takingOver: (useCase: UseCase) => UseCase
  /** Deletes what is not needed after the transaction. */
  cleanUp: () => Promise<void>
}
