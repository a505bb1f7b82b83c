import type { Page } from '@playwright/test'

/** One response as it came over the wire. */
export interface Received {
  path: string
  /** Including its headers. */
  bytes: number
  encoding: string
  /** Prefetched for the next page. */
  isPrefetched: boolean
}

/** What a page receives. */
export interface Receiving {
  /** Everything received since the last call, once nothing has arrived for half a second. */
  sinceLast: () => Promise<Received[]>
}

const quietAfter = 500

/** Measures everything that a page receives from now on; responses from the browser's cache count as 0 bytes. */
export async function weigh(page: Page): Promise<Receiving> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const pending = new Map<string, Received>()
  let received: Received[] = []
  let lastActivity = performance.now()
  const noteActivity = () => {
    lastActivity = performance.now()
  }
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    noteActivity()
    const path = new URL(request.url).pathname
    // The browser loads what the page itself needs as Script or Stylesheet; only a prefetch has the type Fetch.
    const isPrefetched = type === 'Fetch' && path.startsWith('/assets/')
    pending.set(requestId, { path, bytes: 0, encoding: '', isPrefetched })
  })
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const one = pending.get(requestId)
    if (one) one.encoding = response.headers['content-encoding'] ?? ''
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    noteActivity()
    const one = pending.get(requestId)
    pending.delete(requestId)
    if (one && encodedDataLength > 0) received.push({ ...one, bytes: encodedDataLength })
  })
  network.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId))
  return {
    sinceLast: async () => {
      while (pending.size > 0 || performance.now() - lastActivity < quietAfter) await page.waitForTimeout(50)
      const all = received
      received = []
      return all
    },
  }
}

/** Kilobytes of 1,000 bytes. */
export function kilobytesOf(received: Received[]): number {
  return received.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}
