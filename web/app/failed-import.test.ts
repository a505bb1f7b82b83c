import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadForNewVersion } from './failed-import.ts'

let reload: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-05-03T08:00:00Z'))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const answer = (status: number) => vi.stubGlobal('fetch', async () => new Response('', { status }))

describe('a page whose code is not on the server any more', () => {
  it('is loaded again, but only once in a minute', async () => {
    answer(200)
    await reloadForNewVersion()
    vi.mocked(Date.now).mockReturnValue(Date.parse('2026-05-03T08:00:59.999Z'))
    await reloadForNewVersion()
    expect(reload).toHaveBeenCalledOnce()
    vi.mocked(Date.now).mockReturnValue(Date.parse('2026-05-03T08:01:00Z'))
    await reloadForNewVersion()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('stays while the portal cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await reloadForNewVersion()
    answer(502)
    await reloadForNewVersion()
    expect(reload).not.toHaveBeenCalled()
    answer(200)
    await reloadForNewVersion()
    expect(reload).toHaveBeenCalledOnce()
  })
})
