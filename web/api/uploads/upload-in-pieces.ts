import { CallProblem, unreachable } from '../call-problem.ts'
import { exchange } from '../client.ts'
import { currentSession } from '../session.ts'
import type { StoredUpload } from './stored-uploads.ts'

const uploadsPath = '/api/uploads'
/** Small enough for proxies that hold a request back until it is whole, and to lose little when the connection breaks. */
const pieceBytes = 512 * 1024

interface Progress {
  signal: AbortSignal
  /** The upload was begun at this address. */
  onBegun: (location: string) => Promise<void>
  /** The part that has arrived, 0 to 1. */
  onProgress: (part: number) => void
}

type Upload = Pick<StoredUpload, 'id' | 'call' | 'params' | 'fields' | 'file' | 'location'>

/**
 * Sends a file in pieces by the tus protocol, from where an earlier attempt broke off, and returns the id of the upload.
 * Throws when a request fails; calling it again continues.
 */
export async function uploadInPieces(upload: Upload, { signal, onBegun, onProgress }: Progress): Promise<string> {
  const { file } = upload
  const known = upload.location
  const location = known ?? (await begin(upload, signal))
  if (!known) await onBegun(location)
  let offset = known ? await arrivedBytes(known, signal) : 0
  while (offset < file.size) {
    const start = offset
    const piece = file.slice(start, start + pieceBytes)
    onProgress(start / file.size)
    const answer = await exchange({
      method: 'PATCH',
      address: location,
      headers: { ...headers(), 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(start) },
      body: piece,
      signal,
      onProgress: (part) => onProgress((start + part * piece.size) / file.size),
    })
    offset = numberIn(answer.header('Upload-Offset'))
  }
  return location.split('/').at(-1) ?? ''
}

/** Tells the server that an upload is not needed any more. */
export async function discardUpload(location: string): Promise<void> {
  await exchange({ method: 'DELETE', address: location, headers: headers() }).catch(() => undefined)
}

/** Whether the server has dropped the upload, so that it must begin again. */
export function isDropped(problem: unknown): boolean {
  return problem instanceof CallProblem && (problem.status === 404 || problem.status === 410)
}

/** Whether the server has received another number of bytes than this browser knows of. */
export function isOutOfStep({ status, code }: CallProblem): boolean {
  return status === 409 && code === 'unexpected'
}

async function begin({ id, call, params, fields, file }: Upload, signal: AbortSignal): Promise<string> {
  const metadata = { call: call.path, facility_id: String(fields.facility_id ?? params?.id) }
  const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${btoa(value)}`)
  const answer = await exchange({
    method: 'POST',
    address: uploadsPath,
    headers: {
      ...headers(),
      'Idempotency-Key': id,
      'Upload-Length': String(file.size),
      'Upload-Metadata': pairs.join(','),
    },
    signal,
  })
  const location = answer.header('Location')
  // A reply without it comes from a proxy or a captive portal.
  if (!location?.startsWith(`${uploadsPath}/`)) throw unreachable()
  return location
}

async function arrivedBytes(location: string, signal: AbortSignal): Promise<number> {
  const answer = await exchange({ method: 'HEAD', address: location, headers: headers(), signal })
  return numberIn(answer.header('Upload-Offset'))
}

function numberIn(header: string | null): number {
  if (header === null || !/^\d+$/.test(header)) throw unreachable()
  return Number(header)
}

function headers(): Record<string, string> {
  return {
    Accept: 'application/problem+json',
    'Tus-Resumable': '1.0.0',
    Authorization: `Bearer ${currentSession()?.token ?? ''}`,
  }
}
