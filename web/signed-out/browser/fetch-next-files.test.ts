import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchNextFiles } from './fetch-next-files.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page that names three files of the portal, of which the server has two. */
function openPage({ saveData }: { saveData: boolean }) {
  vi.stubGlobal('navigator', { connection: { saveData } })
  const arrivals: (() => void)[] = []
  const asked: string[] = []
  vi.stubGlobal('fetch', async (file: string, { priority }: RequestInit) => {
    asked.push(`${file} ${priority}`)
    await new Promise<void>((resolve) => arrivals.push(resolve))
    if (file === '/a.js') throw new TypeError('Failed to fetch')
    return new Response('')
  })
  const page = Object.assign(document.createElement('div'), { id: 'portal-files' })
  page.dataset.next = '/a.js /b.js /c.css'
  document.body.append(page)
  fetchNextFiles()
  return { asked, arrivals }
}

describe('the files of the portal behind the sign-in', () => {
  it('are fetched two at a time with low priority, also after one that failed', async () => {
    const { asked, arrivals } = openPage({ saveData: false })
    expect(asked).toEqual(['/a.js low', '/b.js low'])
    arrivals.shift()?.()
    await vi.waitFor(() => expect(asked).toEqual(['/a.js low', '/b.js low', '/c.css low']))
    for (const arrive of arrivals) arrive()
  })

  it('are not fetched where the browser saves data', () => {
    expect(openPage({ saveData: true }).asked).toEqual([])
  })
})
