// `npm run bench:weight`: what a new visitor's browser receives for the sign-in page, everything included, until it is idle.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startPortal } from '@portal/server/testing/portal-process.ts'
import { chromiumArgs, chromiumPath } from '../e2e/browser.ts'
import { haveWeb } from '../tools/build-web.ts'

const mostKilobytes = 170

interface Received {
  path: string
  bytes: number
  encoding: string
}

/** Everything that comes over the wire for a page, heads of answers included; fails when the page complains of anything. */
export async function weighPage(address: string): Promise<Received[]> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
  try {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    const received = new Map<string, Received>()
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    network.on('Network.responseReceived', ({ requestId, response }) => {
      const encoding = response.headers['content-encoding'] ?? ''
      received.set(requestId, { path: new URL(response.url).pathname, bytes: 0, encoding })
    })
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const one = received.get(requestId)
      if (one) one.bytes = encodedDataLength
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: /log in/i }).waitFor()
    if (complaints.length > 0) throw new Error(`The page complains: ${complaints.join('; ')}`)
    return [...received.values()]
  } finally {
    await browser.close()
  }
}

if (import.meta.main) {
  await haveWeb()
  const folder = await mkdtemp(join(tmpdir(), 'portal-weight-'))
  const portal = startPortal({ DATA_DIR: folder })
  const received = await weighPage(`${await portal.ready()}/`)
  portal.child.kill('SIGTERM')
  await portal.ended
  await rm(folder, { recursive: true, force: true })

  for (const { path, bytes, encoding } of received) {
    console.log(`${String(bytes).padStart(8)} bytes  ${encoding.padEnd(4)}  ${path}`)
  }
  const kilobytes = received.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  console.log(`The sign-in page weighs ${kilobytes.toFixed(1)} KB; at most ${mostKilobytes} KB are allowed.`)
  if (kilobytes > mostKilobytes) process.exitCode = 1
}
