import type { Call } from '@portal/contract/call.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { Refusal, refuse } from '@portal/domain/refusal.ts'
import { refuseFile } from '../files/refuse-file.ts'
import { isUploadId, type UploadFolder, uploadLifetimeMs } from '../files/upload-folder.ts'
import type { Printer } from '../print/printer.ts'
import { findUpload, takeUpload, type UploadTarget } from '../records/shared/resumable-uploads.ts'
import type { OpenContext } from '../use-case/context.ts'
import { checkOwnership } from './check-ownership.ts'
import type { RequestInput } from './read-input.ts'
import { receivePages } from './receive-pages.ts'
import type { ReceivedFile } from './received-file.ts'
import type { Form } from './uploads.ts'

interface Upload {
  call: Call
  context: OpenContext
  input: RequestInput
  uploads: UploadFolder
  printer: Printer
}

/** Checks that the sender may upload the file, then moves it to the file store: the file of the form, or of an earlier upload. */
export async function receiveFile(
  form: Form,
  { call, context, input, uploads, printer }: Upload,
): Promise<ReceivedFile> {
  await checkOwnership(context.db, call, context.user, input)
  if (call.isResumable && !form.hasFile) {
    const { upload_id: id, upload_ids: ids } = form.fields
    const target = { user_id: context.user?.id ?? 0, call: call.path, facility_id: facilityOf(call, input) }
    if (call.pages && ids !== undefined) {
      return receivePages(form, { context, uploads, printer, ids, target, accepted: call.pages })
    }
    if (id !== undefined) return receiveUpload(form, { context, uploads, id, target })
  }
  if (call.isFileOptional && !form.hasFile) return nothingReceived
  const file = call.upload?.isReadWhole ? await form.readFile(call.upload) : await form.storeFile(context, context.now)
  return { file, digest: file.digest, takingOver: (useCase) => useCase, cleanUp: async () => {} }
}

/** The facility that a call names: in its body, or as what its path is about. NaN, which no upload is for, if it names none. */
function facilityOf({ resource = [] }: Call, { body, params }: RequestInput): number {
  const inPath = [resource].flat().find(({ kind, in: part }) => kind === 'facility' && part === 'params')
  return Number(fieldsOf(body).facility_id ?? (inPath && fieldsOf(params)[inPath.field]))
}

const nothingReceived: ReceivedFile = {
  file: undefined,
  digest: '',
  takingOver: (useCase) => useCase,
  cleanUp: async () => {},
}

interface FinishedUpload extends Pick<Upload, 'context' | 'uploads'> {
  id: unknown
  target: UploadTarget
}

/** An upload of somebody else, for another call or for another facility is refused like one that does not exist. */
async function receiveUpload(form: Form, { context, uploads, id, target }: FinishedUpload): Promise<ReceivedFile> {
  if (!isUploadId(id)) return refuseMissing()
  const { db, now } = context
  // A file that is refused for what it is, for example for a virus, stays nowhere.
  const removeRefused = async (error: unknown): Promise<never> => {
    if (error instanceof Refusal && error.code !== 'unavailable') await uploads.remove(id)
    throw error
  }
  const upload = await findUpload(db, id, new Date(now.getTime() - uploadLifetimeMs))
  const isFound = upload && Object.entries(target).every(([name, value]) => Reflect.get(upload, name) === value)
  if (isFound && (await uploads.size(id)) !== upload.size_bytes) refuseIncomplete()
  const file = isFound ? await form.storeFile(context, now, uploads.read(id)).catch(removeRefused) : undefined
  if (isFound && file?.size_bytes !== upload.size_bytes) refuseIncomplete()
  return {
    file,
    digest: id,
    takingOver: (useCase) => async (transaction, lockedRegistration) => {
      if (!file || !(await takeUpload(transaction, id, target))) refuseMissing()
      return useCase(transaction, lockedRegistration)
    },
    // A file that stays is deleted by the hourly clean-up.
    cleanUp: () => uploads.remove(id).catch(() => undefined),
  }
}

function refuseIncomplete(): never {
  refuseFile('invalid_input', 'The file did not arrive whole. Send it again')
}

function refuseMissing(): never {
  refuse('not_found', 'This upload does not exist')
}
