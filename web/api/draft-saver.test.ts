import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDraftSaver } from './draft-saver.ts'

/** A fake fetch whose requests wait until the test answers them. */
function slowNetwork() {
  const requests: { body: unknown; answer: (status: number) => void }[] = []
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    return new Promise((resolve) => {
      const answer = (status: number) => resolve(new Response('{}', { status }))
      requests.push({ body: JSON.parse(String(body)), answer })
    })
  })
  return requests
}

function saver() {
  return createDraftSaver({ form: 'penalise-12', onChange: () => {}, onSaved: () => {} })
}

afterEach(() => vi.unstubAllGlobals())

describe('the draft saver', () => {
  it('saves changes that were made during the previous save', async () => {
    const requests = slowNetwork()
    const draft = saver()
    draft.update({ comment: 'One' })
    draft.save()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    draft.update({ comment: 'One two' })
    draft.save()
    expect(requests).toHaveLength(1)
    requests[0]?.answer(200)
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]?.body).toEqual({ value: { comment: 'One two' } })
  })

  it('saves the latest values after a failed save', async () => {
    const requests = slowNetwork()
    const draft = saver()
    draft.update({ comment: 'One' })
    draft.save()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    draft.update({ comment: 'One two' })
    requests[0]?.answer(503)
    draft.save()
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]?.body).toEqual({ value: { comment: 'One two' } })
  })

  it('retries a failed save', async () => {
    const requests = slowNetwork()
    const draft = saver()
    draft.update({ comment: 'One' })
    draft.save()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    requests[0]?.answer(503)
    await vi.waitFor(() => {
      draft.save()
      expect(requests).toHaveLength(2)
    })
    expect(requests[1]?.body).toEqual({ value: { comment: 'One' } })
  })
})
