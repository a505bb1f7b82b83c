import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { address } from '../../e2e/address.ts'
import { chromiumArgs } from '../../e2e/browser.ts'
import { smallScreen } from '../first-load/slow-phone.ts'

/** How much slower the processor of this phone is. */
const slowdown = 4

/** A phone whose tabs can be killed: what the browser keeps is in a folder. */
export interface Phone {
  context: BrowserContext
  /** A new tab at an address. */
  open: (path: string) => Promise<Page>
}

/** Starts the browser of a phone of 360 pixels, with a slow processor. */
export async function startPhone(folder: string, executablePath: string): Promise<Phone> {
  const options = { executablePath, args: chromiumArgs, baseURL: address, ...smallScreen }
  const context = await chromium.launchPersistentContext(folder, options)
  async function open(path: string): Promise<Page> {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(path)
    return page
  }
  return { context, open }
}

/** Ends the process of a tab, as a phone does that needs its memory. */
export async function killTab(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The process is gone before it could answer.
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** Makes the network of a tab slow, or takes it away. */
export async function setNetwork(
  page: Page,
  { kilobits, isLost }: { kilobits: number; isLost: boolean },
): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const bytesPerSecond = (kilobits * 1000) / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: isLost,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}
