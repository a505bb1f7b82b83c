// `npm run bench:verify`: how long somebody on a slow phone (3G) waits from reading the code of a certificate to the outcome on the
// screen: until what the browser verified by itself is shown, and until the portal's answer about today is. Prints medians and
// fails over the limits. On the first visit page and script come over two round trips of the network, so it has no limit.
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../../e2e/browser.ts'
import { withMinistry } from '../../e2e/prepare/with-ministry.ts'
import { median } from '../first-load/slow-phone.ts'
import { type Shown, withoutServiceWorker, withServiceWorker } from './visits.ts'

const runs = Number(process.argv[2] ?? 5)

/** The most seconds until the first outcome, and until the answer about today. */
const limits: Record<string, Partial<Shown>> = {
  'first visit, nothing kept': {},
  'later visit, without a service worker': { first: 1 },
  'later visit, with the service worker': { first: 1, last: 1 },
  'later visit, without a network': { first: 1, last: 1 },
  'read on the open page': { first: 1, last: 1 },
}

await withMinistry(async ({ certificate }) => {
  const code = certificate.qr_code?.address.replace(/.*#/, '')
  if (!code) throw new Error('The certificate has no code')
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
  const all: Record<string, Shown>[] = []
  for (let run = 0; run < runs; run++) all.push(await allVisits(browser, code))
  await browser.close()
  for (const [visit, limit] of Object.entries(limits)) {
    const shown = all.flatMap((visits) => visits[visit] ?? [])
    report(
      `${visit}: first outcome`,
      shown.map(({ first }) => first),
      limit.first,
    )
    report(
      `${visit}: last outcome`,
      shown.map(({ last }) => last),
      limit.last,
    )
  }
})

async function allVisits(browser: Browser, code: string): Promise<Record<string, Shown>> {
  const { later } = await withoutServiceWorker(browser, code)
  const kept = await withServiceWorker(browser, code)
  return {
    'first visit, nothing kept': kept.first,
    'later visit, without a service worker': later,
    'later visit, with the service worker': kept.later,
    'later visit, without a network': kept.offline,
    'read on the open page': kept.openPage,
  }
}

function report(name: string, seconds: number[], limit: number | undefined): void {
  const every = seconds.map((one) => one.toFixed(2)).join(', ')
  const most = limit === undefined ? '    ' : `of ${limit}`
  console.log(`${median(seconds).toFixed(2).padStart(6)} s ${most}  ${name} (${every})`)
  if (limit !== undefined && median(seconds) > limit) process.exitCode = 1
}
