import type { Page } from '@playwright/test'

/** One response as it came over the wire. */
export interface Received {
  path: string
  /** Including its headers. */
  bytes: number
  encoding: string
  /** Fetched for the next page while this one has nothing else to do. */
  isAhead: boolean
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
  const underWay = new Map<string, Received>()
  let received: Received[] = []
  let lastHeard = performance.now()
  const hear = () => {
    lastHeard = performance.now()
  }
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    hear()
    const path = new URL(request.url).pathname
    // What a page itself needs is a script or a style sheet to the browser, not fetched data.
    const isAhead = type === 'Fetch' && path.startsWith('/assets/')
    underWay.set(requestId, { path, bytes: 0, encoding: '', isAhead })
  })
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const one = underWay.get(requestId)
    if (one) one.encoding = response.headers['content-encoding'] ?? ''
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    hear()
    const one = underWay.get(requestId)
    underWay.delete(requestId)
    if (one && encodedDataLength > 0) received.push({ ...one, bytes: encodedDataLength })
  })
  network.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId))
  return {
    sinceLast: async () => {
      while (underWay.size > 0 || performance.now() - lastHeard < quietAfter) await page.waitForTimeout(50)
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
