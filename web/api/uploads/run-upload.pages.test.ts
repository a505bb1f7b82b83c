import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answer, answerUploads, type Sent } from '../../testing/answer-uploads.ts'
import { withIndexedDb } from '../../testing/indexed-db.ts'
import { connectionFound } from '../connection.ts'
import { beginSession } from '../session.ts'
import { runUpload } from './run-upload.ts'
import { type StoredUpload, storedUploadsOf } from './stored-uploads.ts'
import { hideUpload, shownUploads } from './upload-list.ts'

const idOf = (page: number) => `the-photo-of-page-no-0${page}`
const locationOf = (page: number) => `/api/uploads/${idOf(page)}`
const begun = (page: number): Answer => ({ status: 201, headers: { location: locationOf(page) } })
const arrived: Answer = { status: 204, headers: { 'upload-offset': '100' } }
const finished: Answer = { status: 201, body: { data: 'stored' } }

function twoPages(): StoredUpload {
  const photo = (page: number) => new File([new Uint8Array(100)], `page-${page}.jpg`)
  const pages = [1, 2].map((page) => ({ id: `upload-1 ${page}`, file: photo(page), location: undefined }))
  return {
    id: 'upload-1',
    personId: 2,
    call: { method: 'POST', path: '/api/upload/document' },
    params: undefined,
    fields: { facility_id: 12, name: 'CAC' },
    file: photo(1),
    pages,
    success: 'Uploaded',
    location: undefined,
    startedAt: Date.now(),
  }
}

const lines = (sent: Sent[]) => sent.map(({ method, address }) => `${method} ${address}`)
const run = () => runUpload(twoPages(), { isWatched: () => true })

withIndexedDb()
beforeEach(() => {
  const rest = { first_name: 'A', privilege_type: 'user', must_change_password: false } as const
  beginSession({ token: 'a-token', id: 2, ...rest, duties: [] })
  // Waiting before another attempt takes no time.
  vi.stubGlobal('setTimeout', (work: () => void) => queueMicrotask(work))
})
afterEach(() => {
  vi.unstubAllGlobals()
  connectionFound()
  for (const { id } of shownUploads()) hideUpload(id)
})

it('sends the photo of each page, then the call with the ids in the order of the pages', async () => {
  const sent = answerUploads(begun(1), arrived, begun(2), arrived, finished)
  expect(await run()).toEqual({ data: 'stored' })
  expect(lines(sent)).toEqual([
    'POST /api/uploads',
    `PATCH ${locationOf(1)}`,
    'POST /api/uploads',
    `PATCH ${locationOf(2)}`,
    'POST /api/upload/document',
  ])
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
  expect([keys[0], keys[2], keys[4]]).toEqual(['upload-1 1', 'upload-1 2', 'upload-1'])
  const last = sent.at(-1)?.body
  expect(last instanceof FormData && last.get('upload_ids')).toBe(`${idOf(1)},${idOf(2)}`)
  expect([await storedUploadsOf(2), shownUploads()]).toEqual([[], []])
})

it('does not send a page again that had arrived before the connection was lost', async () => {
  const sent = answerUploads(begun(1), arrived, begun(2), undefined, arrived, arrived, finished)
  await run()
  expect(lines(sent).slice(2)).toEqual([
    'POST /api/uploads',
    `PATCH ${locationOf(2)}`,
    `HEAD ${locationOf(1)}`,
    `HEAD ${locationOf(2)}`,
    'POST /api/upload/document',
  ])
})

it('repeats only the call when its reply was lost', async () => {
  const sent = answerUploads(begun(1), arrived, begun(2), arrived, undefined, finished)
  expect(await run()).toEqual({ data: 'stored' })
  expect(lines(sent).slice(4)).toEqual(['POST /api/upload/document', 'POST /api/upload/document'])
})

it('discards all pages when the portal refuses the document', async () => {
  const message = 'Page 2 is not a JPEG photo. Take a photo of it again'
  const body = { type: 'x', title: 'x', status: 415, detail: message, code: 'file_refused', message, request_id: 'r' }
  const sent = answerUploads(begun(1), arrived, begun(2), arrived, { status: 415, body })
  await expect(run()).rejects.toThrow(message)
  expect(lines(sent).slice(5)).toEqual([`DELETE ${locationOf(1)}`, `DELETE ${locationOf(2)}`])
})
