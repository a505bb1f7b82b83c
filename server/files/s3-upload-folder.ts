import {
  DeleteObjectCommand,
  GetObjectCommand,
  type _Object as ListedObject,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { orUnavailable, type S3Location, s3Client } from './s3-client.ts'
import { maxFileAgeMs, type UploadFolder } from './upload-folder.ts'
import { contiguous, endOf, inPieces, type Piece, pieceBytes } from './upload-pieces.ts'

/** No file of the portal has a slash in its key. */
const folder = 'uploads/'

/**
 * Unfinished uploads in a bucket, so that every portal that uses it can continue them: an object for each piece of a file,
 * whose key says where the piece begins and how long it is. An object is never replaced. Import this file dynamically.
 */
export function s3UploadFolder(location: S3Location): UploadFolder {
  const client = s3Client(location)
  const bucket = { Bucket: location.bucket }

  async function* list(prefix: string): AsyncGenerator<ListedObject> {
    let next: string | undefined
    do {
      const command = new ListObjectsV2Command({ ...bucket, Prefix: prefix, ContinuationToken: next })
      const { Contents = [], NextContinuationToken } = await orUnavailable(client.send(command))
      yield* Contents
      next = NextContinuationToken
    } while (next)
  }
  async function piecesOf(id: string): Promise<Piece[]> {
    const pieces: Piece[] = []
    for await (const object of list(`${folder}${id}/`)) pieces.push(...pieceOf(object))
    return pieces
  }
  const put = (Key: string, Body: Buffer) =>
    orUnavailable(client.send(new PutObjectCommand({ ...bucket, Key, Body, ContentLength: Body.length })))
  const get = async (Key: string) => {
    const { Body } = await orUnavailable(client.send(new GetObjectCommand({ ...bucket, Key })))
    return Buffer.from((await Body?.transformToByteArray()) ?? [])
  }
  const remove = (Key: string) => orUnavailable(client.send(new DeleteObjectCommand({ ...bucket, Key })))

  return {
    // Without a piece nothing has arrived; the database knows whether there is the upload.
    create: async () => {},
    size: async (id) => sizeOf(await piecesOf(id)),
    write: async (id, offset, bytes) => {
      const last = contiguous(await piecesOf(id)).at(-1)
      const short = last && endOf(last) === offset && last.length < pieceBytes ? last : undefined
      let start = short?.offset ?? offset
      for await (const content of inPieces(bytes, short ? await get(short.key) : Buffer.of())) {
        await put(`${folder}${id}/${start}-${content.length}`, content)
        if (start === short?.offset) await remove(short.key)
        start += content.length
      }
      return Math.max(start, offset)
    },
    read: async function* (id) {
      let end = 0
      for (const piece of contiguous(await piecesOf(id))) {
        yield (await get(piece.key)).subarray(end - piece.offset)
        end = endOf(piece)
      }
    },
    remove: async (id) => {
      await Promise.all((await piecesOf(id)).map(({ key }) => remove(key)))
    },
    cleanUp: async (now) => {
      for await (const { Key, LastModified } of list(folder)) {
        if (Key && LastModified && now.getTime() - LastModified.getTime() > maxFileAgeMs) await remove(Key)
      }
    },
  }
}

function pieceOf({ Key = '' }: ListedObject): Piece[] {
  const [, offset, length] = /\/(\d+)-(\d+)$/.exec(Key) ?? []
  return offset && length ? [{ key: Key, offset: Number(offset), length: Number(length) }] : []
}

function sizeOf(pieces: readonly Piece[]): number {
  const last = contiguous(pieces).at(-1)
  return last ? endOf(last) : 0
}
