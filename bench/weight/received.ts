import type { Page } from '@playwright/test'

/** One answer as it came over the wire. */
export interface Received {
  path: string
  /** Its head included. */
  bytes: number
  encoding: string
}

/** What a page receives. */
export interface Receiving {
  /** All that came since the last look, as soon as nothing has come for half a second. */
  sinceLast: () => Promise<Received[]>
}

const quietAfter = 500

/** Weighs all that a page receives from now on; what the browser's cache holds weighs nothing. */
export async function weigh(page: Page): Promise<Receiving> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const underWay = new Map<string, Received>()
  let received: Received[] = []
  let lastHeard = performance.now()
  const hear = () => {
    lastHeard = performance.now()
  }
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    hear()
    underWay.set(requestId, { path: new URL(request.url).pathname, bytes: 0, encoding: '' })
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
