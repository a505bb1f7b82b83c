// `npm run bench:weight`: all bytes that a browser receives for the sign-in page and for the first page of each role with an
// empty cache, and what each later route adds. Fails over budget. The screens are those of the screenshots. Names of screens
// after the command choose what is weighed, file by file: npm run bench:weight -- 'an approved facility'.
import { type Browser, chromium } from '@playwright/test'
import { address } from '../../e2e/address.ts'
import { chromiumArgs, chromiumPath } from '../../e2e/browser.ts'
import type { Ministry } from '../../e2e/prepare/ministry.ts'
import { signInAs } from '../../e2e/prepare/people.ts'
import { withMinistry } from '../../e2e/prepare/with-ministry.ts'
import { screens } from '../../e2e/screens/every-screen.ts'
import { navigateTo, type Screen, untilShown } from '../../e2e/screens/screen.ts'
import { kilobytesOf, type Received, weigh } from './received.ts'

/**
 * The budgets in kilobytes. `prefetched` is what the sign-in page fetches when idle: an owner's first page, the typeface (29) and
 * what forms share (45).
 */
const budgets = { signIn: 20, prefetched: 225, owner: 200, officer: 280, later: 60 }
const firstPages = {
  nobody: { at: () => '/', shows: 'Log in' },
  newcomer: { at: () => '/admin/overview', shows: 'No Facilities Added yet' },
  owner: { at: () => '/admin/overview', shows: 'Alheri Mortuary' },
  officer: { at: () => '/admin/overview', shows: 'Alheri Mortuary' },
} as const satisfies Record<Screen['as'], Pick<Screen, 'at' | 'shows'>>

const chosen = process.argv.slice(2)

await withMinistry(async (ministry) => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
  for (const [role, limit] of [
    ['nobody', budgets.signIn],
    ['owner', budgets.owner],
    ['officer', budgets.officer],
  ] as const) {
    const { page, first } = await openFirst(browser, ministry, role)
    await page.context().close()
    const prefetched = first.filter(({ isPrefetched }) => isPrefetched)
    report(
      `first page of ${role}`,
      first.filter(({ isPrefetched }) => !isPrefetched),
      limit,
    )
    if (prefetched.length > 0) report('prefetched by it', prefetched, budgets.prefetched)
    listFiles(first)
  }
  console.log('\nadded by a later route:')
  for (const screen of screens.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
    const added = await weighLater(browser, ministry, screen)
    report(screen.name, added, budgets.later)
    if (chosen.length > 0) listFiles(added)
  }
  await browser.close()
})

function listFiles(received: Received[]): void {
  for (const { path, bytes, encoding } of received)
    console.log(`${String(bytes).padStart(12)} bytes  ${encoding.padEnd(4)} ${path}`)
}

function report(what: string, received: Received[], limit: number): void {
  const kilobytes = kilobytesOf(received)
  console.log(`${kilobytes.toFixed(1).padStart(7)} KB of ${limit}  ${what}`)
  if (kilobytes <= limit) return
  console.log('        over budget')
  process.exitCode = 1
}

/** Opens the first page of a role in a browser with an empty cache. */
async function openFirst(browser: Browser, ministry: Ministry, role: Screen['as']) {
  const page = await (await browser.newContext({ baseURL: address })).newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await signInAs(page, ministry[role])
  const { at, shows } = firstPages[role]
  const receiving = await weigh(page)
  await page.goto(at())
  await untilShown(page, shows)
  return { page, receiving, first: await receiving.sinceLast() }
}

/** The bytes that a screen adds after the first page of its role. */
async function weighLater(browser: Browser, ministry: Ministry, screen: Screen): Promise<Received[]> {
  const { page, receiving } = await openFirst(browser, ministry, screen.as)
  if (screen.as === 'nobody') await page.goto(screen.at(ministry))
  else await navigateTo(page, screen.at(ministry))
  await untilShown(page, screen.shows)
  const received = await receiving.sinceLast()
  await page.context().close()
  return received
}
