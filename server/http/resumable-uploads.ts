import { createHash } from 'node:crypto'
import type { Call } from '@portal/contract/call.ts'
import { calls } from '@portal/contract/calls.ts'
import { recordId } from '@portal/contract/fields/fields.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { mayDo, reachOf } from '@portal/domain/accounts/capabilities.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { Metadata } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignedIn } from '../auth/sessions.ts'
import { newSlug } from '../files/file-store.ts'
import { isUploadId, uploadLifetimeMs } from '../files/upload-folder.ts'
import { checkStorage, lockAccount, lockOwner } from '../records/applications/quotas.ts'
import { countUploads, deleteUpload, findUpload, insertUpload } from '../records/shared/resumable-uploads.ts'
import { checkAccountIsReady } from './check-account-is-ready.ts'
import { checkOwnership } from './check-ownership.ts'
import { identify } from './identify.ts'
import { fileBegins } from './limit-bodies.ts'
import type { ServeDeps } from './serve-deps.ts'
import { tusServer, uploadsPath } from './tus-server.ts'

/** How many unfinished uploads one person may have: the pages of a long document, and as many other files. */
const maxUploadsPerPerson = 40
/** How many bytes the unfinished uploads of everybody may have. */
const maxBytes = 10 * 1024 ** 3

const resumableCalls: Call[] = Object.values(calls).filter((call: Call) => call.isResumable)

/**
 * Serves uploads that can be resumed, by the tus protocol 1.0. An upload is created for one call and one facility by a
 * person who may make that call; the call itself finishes it, with `upload_id` in place of the file.
 */
export function serveResumableUploads(app: FastifyInstance, deps: ServeDeps): void {
  const { database, uploads, clock } = deps
  const tus = tusServer(database.db, uploads)

  const checkUploader = async (request: FastifyRequest): Promise<string> => {
    const { user } = await identifyPerson(deps, request)
    const { id } = fieldsOf(request.params)
    const upload = isUploadId(id) && (await findUpload(database.db, id, new Date(clock().getTime() - uploadLifetimeMs)))
    return upload && upload.user_id === user.id ? upload.id : refuse('not_found', 'This upload does not exist')
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The library reads the bytes.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('onRequest', async (_, reply) => void reply.header('tus-resumable', '1.0.0'))
    scope.post(uploadsPath, (request, reply) => create(deps, request, reply))
    scope.route({
      method: ['HEAD', 'PATCH'],
      url: `${uploadsPath}/:id`,
      handler: async (request, reply) => {
        fileBegins(request)
        await checkUploader(request)
        const response = await tus(request, reply)
        return reply
          .code(response.status)
          .headers(Object.fromEntries(response.headers))
          .send(await response.text())
      },
    })
    scope.delete(`${uploadsPath}/:id`, async (request, reply) => {
      const id = await checkUploader(request)
      await deleteUpload(database.db, id)
      // Bytes that stay are deleted by the hourly clean-up.
      await uploads.remove(id).catch(() => undefined)
      return reply.code(204).send()
    })
  })
}

/** Creates an upload. A repeated request with the same Idempotency-Key gets the same upload again. */
async function create(deps: ServeDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { database, uploads, throttle } = deps
  const { user, now } = await identifyPerson(deps, request)
  await throttle.beforeUploading(user.id)
  const { call, facility_id, size_bytes } = readTarget(request)
  if (!mayDo(user, call.may)) refuse('not_allowed', 'Your account may not do this')
  checkAccountIsReady(user, call)
  // What else the call is about is checked when it finishes the upload.
  const itsFacility = { ...call, resource: { kind: 'facility', in: 'body', field: 'facility_id' } } as const
  await checkOwnership(database.db, itsFacility, user, { params: {}, query: {}, body: { facility_id } })
  const id = newUploadId(user, request.headers['idempotency-key'])
  await database.db.transaction().execute(async (db) => {
    await lockAccount(db, user.id)
    if (await findUpload(db, id, new Date(0))) return
    const { own, bytes } = await countUploads(db, user.id)
    if (own >= maxUploadsPerPerson) {
      refuse('limit_reached', 'You have begun 40 files that are not finished. Finish or cancel one of them first.')
    }
    if (bytes + size_bytes > maxBytes) {
      refuse('unavailable', 'The portal is receiving many files just now. Try again later.', { retry_after: 300 })
    }
    if (reachOf(user, call.may) === 'own') {
      await checkStorage({ db, today: lagosDate(now) }, await lockOwner(db, facility_id), size_bytes)
    }
    const started_at = now.toISOString()
    await insertUpload(db, { id, user_id: user.id, call: call.path, facility_id, size_bytes, started_at })
  })
  try {
    await uploads.create(id)
  } catch (error) {
    await deleteUpload(database.db, id)
    throw error
  }
  const expires = new Date(now.getTime() + uploadLifetimeMs).toUTCString()
  return reply
    .code(201)
    .headers({ location: `${uploadsPath}/${id}`, 'upload-expires': expires })
    .send()
}

async function identifyPerson(deps: ServeDeps, request: FastifyRequest): Promise<{ user: SignedIn; now: Date }> {
  const { user, now } = await identify(deps, request)
  return { user: user ?? refuse('signed_out', 'Please log in to continue'), now }
}

/** Reads which call the upload is for, which facility, and how large it is. */
function readTarget({ headers }: FastifyRequest): { call: Call; facility_id: number; size_bytes: number } {
  if (headers['tus-resumable'] !== '1.0.0') refuse('invalid_input', 'Send the header Tus-Resumable: 1.0.0')
  const metadata = readMetadata(headers['upload-metadata'])
  const call = resumableCalls.find(({ path }) => path === metadata.call)
  if (!call?.upload) return refuse('invalid_input', 'Name the call that the upload is for, in the metadata')
  const facility = recordId.safeParse(metadata.facility_id)
  if (!facility.success) refuse('invalid_input', 'Name the facility that the upload is for, in the metadata')
  const { maxBytes: most, maxSize } = call.upload
  const length = headers['upload-length']
  const size_bytes = typeof length === 'string' && /^\d{1,15}$/.test(length) ? Number(length) : 0
  if (size_bytes === 0) refuse('invalid_input', 'The file is empty. Choose another one')
  if (size_bytes > most) refuse('file_too_large', `The file is larger than ${maxSize}. Choose a smaller one`)
  return { call, facility_id: facility.data, size_bytes }
}

function readMetadata(header: unknown): Record<string, string | null> {
  try {
    return typeof header === 'string' ? Metadata.parse(header) : {}
  } catch {
    return refuse('invalid_input', 'The header Upload-Metadata cannot be read')
  }
}

/** The id follows from the key, so that a request whose reply was lost can be repeated. */
function newUploadId(user: SignedIn, key: unknown): string {
  if (typeof key !== 'string' || key === '') return newSlug()
  return createHash('sha256').update(`${user.id} ${key}`).digest('base64url').slice(0, 22)
}
