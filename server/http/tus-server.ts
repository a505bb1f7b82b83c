import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Server, Upload } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NodeRequest } from 'srvx/node'
import type { Db } from '../database/connect.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import { uploadLocker } from '../files/upload-locker.ts'
import { findUpload } from '../records/shared/resumable-uploads.ts'

/** The address of the uploads. */
export const uploadsPath = '/api/uploads'

/** When another request wants to continue an upload, the present one may write the bytes that have arrived for this long. */
const drainMs = 300

/**
 * The part of the tus protocol that moves bytes: HEAD and PATCH. Uploads are created and deleted in
 * `resumable-uploads.ts`, where their owner is checked too.
 */
export function tusServer(
  db: Db,
  folder: UploadFolder,
): (request: FastifyRequest, reply: FastifyReply) => Promise<Response> {
  const server = new Server({
    path: uploadsPath,
    datastore: new UploadStore(db, folder),
    locker: uploadLocker(db),
    lockDrainTimeout: drainMs,
    // Other sites may not read the replies.
    allowedOrigins: () => false,
    // The protocol's own errors are replied as they are. Any other error becomes a problem, as for all calls.
    onResponseError: (_, error) => {
      if (!('status_code' in error)) throw error
      return undefined
    },
  })
  return (request, reply) => server.handleWeb(new NodeRequest({ req: request.raw, res: reply.raw }))
}

/** The store of the library on the portal's folder. The size of an upload is in the database. */
class UploadStore extends DataStore {
  readonly #db: Db
  readonly #folder: UploadFolder

  constructor(db: Db, folder: UploadFolder) {
    super()
    this.#db = db
    this.#folder = folder
    this.extensions = ['creation', 'termination']
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await findUpload(this.#db, id, new Date(0))
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    const offset = await this.#folder.size(id)
    if (offset === undefined) throw ERRORS.FILE_NO_LONGER_EXISTS
    return new Upload({ id, size: upload.size_bytes, offset })
  }

  override write(bytes: Readable, id: string, offset: number): Promise<number> {
    return this.#folder.write(id, offset, bytes)
  }
}
