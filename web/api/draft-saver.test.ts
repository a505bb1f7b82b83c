import { afterEach, describe, expect, it, vi } from 'vitest'
import { findDraftInTab } from './draft-in-tab.ts'
import { createDraftSaver } from './draft-saver.ts'
import { untilKept } from './phone-database.ts'
import { beginSession } from './session.ts'

const saved = { value: {}, updated_at: '2026-05-03T08:15:00.000Z' }

/** A fake fetch whose requests wait until the test answers them. */
function slowNetwork() {
  const requests: { method: string | undefined; body: unknown; answer: (status: number) => void }[] = []
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    return new Promise((resolve) => {
      const answer = (status: number) => resolve(new Response(JSON.stringify({ data: saved }), { status }))
      requests.push({ method, body: JSON.parse(String(body ?? null)), answer })
    })
  })
  return requests
}

function saver(onSaved = (_: string) => {}) {
  return createDraftSaver({ form: 'penalise-12', onChange: () => {}, onSaved })
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

  it.each([
    [503, 'could not be saved'],
    [200, 'was saved'],
  ])('deletes what was discarded while it was on its way (%i: it %s), and never saves it again', async (status) => {
    const requests = slowNetwork()
    const told: string[] = []
    const draft = saver((where) => told.push(where))
    draft.update({ comment: 'One' })
    draft.save()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    draft.finish()
    requests[0]?.answer(status)
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    requests[1]?.answer(200)
    // As when its form closes.
    draft.save()
    await untilKept()
    expect(requests.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
    expect(told).toEqual([])
  })

  it('saves nothing more of a form that was sent', async () => {
    const requests = slowNetwork()
    const draft = saver()
    draft.finish()
    draft.update({ comment: 'As the form shows it while it closes' })
    draft.save()
    draft.saveBeforeLeaving()
    await untilKept()
    expect(requests).toEqual([])
  })

  it('keeps in the tab what has not arrived when the page is left, until it has', async () => {
    const requests = slowNetwork()
    beginSession({
      token: 'a',
      id: 93,
      first_name: 'A',
      privilege_type: 'user',
      duties: [],
      must_change_password: false,
    })
    const draft = saver()
    const inTab = () => findDraftInTab(93, 'penalise-12')
    draft.restore({ comment: 'O' }, '2026-05-01T08:00:00.000Z')
    draft.update({ comment: 'One' })
    draft.save()
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    expect(inTab()).toBeUndefined()
    draft.update({ comment: 'One two' })
    draft.saveBeforeLeaving()
    expect(inTab()).toEqual({
      value: { comment: 'One two' },
      since: '2026-05-01T08:00:00.000Z',
      sending: { comment: 'One' },
    })
    requests[0]?.answer(200)
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    draft.saveBeforeLeaving()
    expect(inTab()).toEqual({
      value: { comment: 'One two' },
      since: '2026-05-03T08:15:00.000Z',
      sending: { comment: 'One two' },
    })
    requests[1]?.answer(200)
    await vi.waitFor(() => expect(inTab()).toBeUndefined())
    draft.update({ comment: 'Another' })
    draft.saveBeforeLeaving()
    expect(inTab()).toBeDefined()
    draft.finish()
    expect(inTab()).toBeUndefined()
    await vi.waitFor(() => expect(requests).toHaveLength(3))
  })

  it('sends what one person typed in nobody else’s name', async () => {
    const requests = slowNetwork()
    const rest = { first_name: 'A', privilege_type: 'user', duties: [], must_change_password: false } as const
    beginSession({ token: 'her-token', id: 91, ...rest })
    const told: string[] = []
    const draft = saver((where) => told.push(where))
    draft.update({ comment: 'Hers' })
    beginSession({ token: 'his-token', id: 92, ...rest })
    draft.save()
    await vi.waitFor(() => expect(told).toEqual(['nowhere']))
    expect(requests).toEqual([])
  })
})
