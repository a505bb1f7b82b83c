import type { Page } from '@playwright/test'

/** A phone on a slow connection: kilobits per second, latency in milliseconds, and the slowdown factor of its processor. */
const phone = { kilobits: 250, latency: 400, slowdown: 4 }

/** Its browser. */
export const smallScreen = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** Makes a page as slow as on this phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const bytesPerSecond = (phone.kilobits * 1000) / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown })
}

/** How long an action takes. */
export async function secondsOf(action: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await action()
  return (performance.now() - start) / 1000
}

export function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}
