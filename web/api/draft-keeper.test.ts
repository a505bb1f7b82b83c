import { afterEach, describe, expect, it, vi } from 'vitest'
import { draftKeeper } from './draft-keeper.ts'

/** A network on which each request waits until the test answers it. */
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

function keeper() {
  return draftKeeper({ form: 'penalise-12', onKeep: () => {}, onSaved: () => {} })
}

afterEach(() => vi.unstubAllGlobals())

describe('the keeper of a draft', () => {
  it('saves what was typed while the save before it was under way', async () => {
    const requests = slowNetwork()
    const draft = keeper()
    draft.keep({ comment: 'One' })
    draft.save()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    draft.keep({ comment: 'One two' })
    draft.save()
    expect(requests).toHaveLength(1)
    requests[0]?.answer(200)
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]?.body).toEqual({ value: { comment: 'One two' } })
  })

  it('saves what was typed last, not what could not be saved before it', async () => {
    const requests = slowNetwork()
    const draft = keeper()
    draft.keep({ comment: 'One' })
    draft.save()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    draft.keep({ comment: 'One two' })
    requests[0]?.answer(503)
    draft.save()
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]?.body).toEqual({ value: { comment: 'One two' } })
  })

  it('tries again to save what could not be saved', async () => {
    const requests = slowNetwork()
    const draft = keeper()
    draft.keep({ comment: 'One' })
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
