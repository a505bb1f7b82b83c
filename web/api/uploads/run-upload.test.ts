import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Answer, answerUploads, type Sent } from '../../testing/answer-uploads.ts'
import { withIndexedDb } from '../../testing/indexed-db.ts'
import { connectionFound } from '../connection.ts'
import { beginSession } from '../session.ts'
import { resumeUploads } from './resume-uploads.ts'
import { runUpload } from './run-upload.ts'
import { type StoredUpload, storedUploadsOf, storeUpload } from './stored-uploads.ts'
import { hideUpload, shownUploads } from './upload-list.ts'

const location = '/api/uploads/an-upload-of-22-letters'
const problem = (status: number, code: string, message = 'No'): Answer => {
  return { status, body: { type: 'x', title: 'x', status, detail: message, code, message, request_id: 'r' } }
}
const begun: Answer = { status: 201, headers: { location } }
const arrived = (bytes: number): Answer => ({ status: 204, headers: { 'upload-offset': String(bytes) } })
const finished: Answer = { status: 201, body: { data: 'stored' } }

const bytes = 512 * 1024 + 10

function anUpload(changed: Partial<StoredUpload> = {}): StoredUpload {
  return {
    id: 'upload-1',
    personId: 2,
    call: { method: 'POST', path: '/api/upload/reg/doc' },
    params: undefined,
    fields: { facility_id: 12, name: 'CAC' },
    file: new File([new Uint8Array(bytes)], 'cac.pdf'),
    success: 'Uploaded',
    location: undefined,
    startedAt: Date.now(),
    ...changed,
  }
}

const lines = (sent: Sent[]) => sent.map(({ method, address }) => `${method} ${address}`)
const run = (upload: StoredUpload, isWatched = true) => runUpload(upload, { isWatched: () => isWatched })

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

describe('an upload', () => {
  it('sends the file in pieces and then the call, and is forgotten', async () => {
    const sent = answerUploads(begun, arrived(512 * 1024), arrived(bytes), finished)
    expect(await run(anUpload())).toEqual({ data: 'stored' })
    expect(lines(sent)).toEqual([
      'POST /api/uploads',
      `PATCH ${location}`,
      `PATCH ${location}`,
      'POST /api/upload/reg/doc',
    ])
    const [begin, first, second, last] = sent
    expect(begin?.headers.get('Upload-Length')).toBe('524298')
    expect(begin?.headers.get('Idempotency-Key')).toBe('upload-1')
    expect(begin?.headers.get('Authorization')).toBe('Bearer a-token')
    const metadata = Object.fromEntries(
      (begin?.headers.get('Upload-Metadata') ?? '').split(',').map((pair) => pair.split(' ')),
    )
    expect([atob(metadata.call ?? ''), atob(metadata.facility_id ?? '')]).toEqual(['/api/upload/reg/doc', '12'])
    expect([first, second].map((piece) => piece?.headers.get('Upload-Offset'))).toEqual(['0', '524288'])
    expect([first, second].map((piece) => piece?.body instanceof Blob && piece.body.size)).toEqual([524288, 10])
    expect(last?.headers.get('Idempotency-Key')).toBe('upload-1')
    expect(last?.body instanceof FormData && Object.fromEntries(last.body)).toEqual({
      facility_id: '12',
      name: 'CAC',
      upload_id: 'an-upload-of-22-letters',
    })
    expect([await storedUploadsOf(2), shownUploads()]).toEqual([[], []])
  })

  it('goes on where it broke off when the connection was lost', async () => {
    const sent = answerUploads(begun, arrived(512 * 1024), undefined, arrived(512 * 1024), arrived(bytes), finished)
    await run(anUpload())
    expect(lines(sent).slice(2)).toEqual([
      `PATCH ${location}`,
      `HEAD ${location}`,
      `PATCH ${location}`,
      'POST /api/upload/reg/doc',
    ])
    expect(sent[4]?.headers.get('Upload-Offset')).toBe('524288')
  })

  it.each([
    ['the server is busy', problem(429, 'too_many_requests')],
    ['the portal is being updated', problem(503, 'unavailable')],
    ['the server has received another number of bytes', problem(409, 'unexpected')],
  ])('tries again when %s', async (_, refused) => {
    const sent = answerUploads(begun, refused, arrived(bytes), finished)
    await run(anUpload())
    expect(lines(sent)[2]).toBe(`HEAD ${location}`)
    expect(sent).toHaveLength(4)
  })

  it('begins again when the server has dropped it, but at most three times', async () => {
    const dropped = problem(404, 'not_found', 'There is no such upload')
    const sent = answerUploads(begun, dropped, begun, dropped, begun, dropped, begun, dropped)
    await expect(run(anUpload())).rejects.toThrow('There is no such upload')
    expect(lines(sent).filter((line) => line === 'POST /api/uploads')).toHaveLength(4)
    expect(await storedUploadsOf(2)).toEqual([])
  })

  it('does not begin again when the whole file has arrived and what it was for is gone', async () => {
    const gone = problem(404, 'not_found', 'This facility does not exist')
    const attempt = [begun, arrived(512 * 1024), arrived(bytes), gone]
    const sent = answerUploads(...attempt, ...attempt, ...attempt, ...attempt)
    await expect(run(anUpload())).rejects.toThrow('This facility does not exist')
    expect(lines(sent)).toEqual([
      'POST /api/uploads',
      `PATCH ${location}`,
      `PATCH ${location}`,
      'POST /api/upload/reg/doc',
      `DELETE ${location}`,
    ])
  })

  it('takes no reply of a captive portal for the beginning of an upload', async () => {
    const sent = answerUploads({ status: 200, body: 'Log in to the hotel' }, begun, arrived(bytes), finished)
    await run(anUpload())
    expect(lines(sent).slice(0, 2)).toEqual(['POST /api/uploads', 'POST /api/uploads'])
  })

  it('that is refused is shown with its reason where no form shows it, and can be tried again or removed', async () => {
    const sent = answerUploads(begun, arrived(bytes), problem(415, 'file_refused', 'This is not a PDF'), {
      status: 204,
    })
    await expect(run(anUpload(), false)).rejects.toThrow('This is not a PDF')
    const [shown] = shownUploads()
    expect(shown).toMatchObject({ fileName: 'cac.pdf', state: 'failed', message: 'This is not a PDF' })
    expect(shown?.retry).toBeDefined()
    expect(await storedUploadsOf(2)).toHaveLength(1)
    shown?.cancel()
    await vi.waitUntil(() => sent.length === 4)
    expect(lines(sent).at(-1)).toBe(`DELETE ${location}`)
    expect([await storedUploadsOf(2), shownUploads()]).toEqual([[], []])
  })

  it('that is tried again after a failure tells that it is finished', async () => {
    const busy = problem(500, 'unexpected', 'Something went wrong')
    const twice = [arrived(bytes), busy, arrived(bytes), finished]
    const sent = answerUploads(begun, arrived(512 * 1024), arrived(bytes), busy, ...twice)
    const told: string[] = []
    const options = { isWatched: () => false, onRetried: () => told.push('finished') }
    await expect(runUpload(anUpload(), options)).rejects.toThrow('Something went wrong')
    for (const attempts of [6, 8]) {
      await vi.waitUntil(() => shownUploads()[0]?.state === 'failed')
      expect(told).toEqual([])
      shownUploads()[0]?.retry?.()
      expect(shownUploads()).toMatchObject([{ state: 'sending' }])
      await vi.waitUntil(() => sent.length === attempts)
    }
    await vi.waitUntil(() => shownUploads().length === 0)
    await vi.waitUntil(() => told.length > 0)
    expect(told).toEqual(['finished'])
  })

  it('that is refused is discarded where a form shows the reason', async () => {
    const sent = answerUploads(begun, arrived(bytes), problem(415, 'file_refused', 'This is not a PDF'), {
      status: 204,
    })
    await expect(run(anUpload(), true)).rejects.toThrow('This is not a PDF')
    expect(lines(sent).at(-1)).toBe(`DELETE ${location}`)
    expect([await storedUploadsOf(2), shownUploads()]).toEqual([[], []])
  })

  it('stays when the session has ended, so that the person continues after logging in', async () => {
    answerUploads(begun, problem(401, 'signed_out'))
    await expect(run(anUpload())).rejects.toThrow()
    expect(await storedUploadsOf(2)).toMatchObject([{ id: 'upload-1', location }])
    expect(shownUploads()).toEqual([])
  })
})

it('an upload for a facility of the path names that facility', async () => {
  const sent = answerUploads(begun, arrived(bytes), finished)
  await run(anUpload({ params: { id: 34 }, fields: { kind: 'name' } }))
  const [, facility = ''] = sent[0]?.headers.get('Upload-Metadata')?.split(',')[1]?.split(' ') ?? []
  expect(atob(facility)).toBe('34')
})

describe('after a reload', () => {
  it('an upload that another tab continues is left to it', async () => {
    const asked: unknown[] = []
    const request = async (name: string, options: object, work: (lock: null) => unknown) => {
      asked.push(name, options)
      return work(null)
    }
    vi.stubGlobal('navigator', { locks: { request } })
    await storeUpload(anUpload({ location }))
    const sent = answerUploads()
    await resumeUploads(2, () => asked.push('done'))
    expect(asked).toEqual(['upload upload-1', { ifAvailable: true }])
    expect(sent).toEqual([])
  })

  it('the uploads of this person go on, and those of a day before are forgotten', async () => {
    vi.stubGlobal('navigator', { locks: undefined })
    await storeUpload(anUpload({ location }))
    await storeUpload(anUpload({ id: 'old', startedAt: Date.now() - 24 * 3_600_000 - 1000 }))
    await storeUpload(anUpload({ id: 'other', personId: 3 }))
    const sent = answerUploads(arrived(512 * 1024), arrived(bytes), finished)
    const done: string[] = []
    await resumeUploads(2, ({ id, success }) => done.push(`${id}: ${success}`))
    await vi.waitUntil(() => done.length > 0)
    expect(done).toEqual(['upload-1: Uploaded'])
    expect([lines(sent)[0], lines(sent).at(-1)]).toEqual([`HEAD ${location}`, 'POST /api/upload/reg/doc'])
    expect([await storedUploadsOf(2), (await storedUploadsOf(3)).map(({ id }) => id)]).toEqual([[], ['other']])
  })
})
