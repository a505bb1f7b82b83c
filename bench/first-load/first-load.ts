// `npm run bench:first-load`: how long a person on a slow phone waits for the sign-in page, for the dashboard after signing in
// and for a registration after opening it, with an empty cache; then for the frame of the dashboard on the next visit. Prints
// medians and fails over the limit.
import { type Browser, chromium } from '@playwright/test'
import { address } from '../../e2e/address.ts'
import { chromiumArgs, chromiumPath } from '../../e2e/browser.ts'
import { registrationPage } from '../../e2e/pages/registration.ts'
import { signInPage } from '../../e2e/pages/sign-in.ts'
import type { Ministry } from '../../e2e/prepare/ministry.ts'
import { withMinistry } from '../../e2e/prepare/with-ministry.ts'
import { untilShown } from '../../e2e/screens/screen.ts'
import { median, secondsOf, secondsUntilButton, slowDown, smallScreen } from './slow-phone.ts'

const runs = Number(process.argv[2] ?? 5)
const limits = {
  'sign-in usable': 2.5,
  'dashboard after signing in': 2.5,
  'registration after opening it': 2.5,
  'frame of the dashboard on the second visit': 1,
} as const

/** The time that a fast typist needs for a character, and to find the link to tap on a new page. */
const msPerCharacter = 100
const msToLook = 3000

type Step = keyof typeof limits
type Times = Record<Step, number>
const steps = Object.keys(limits).filter((name): name is Step => name in limits)

await withMinistry(async (ministry) => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
  const all: Times[] = []
  for (let run = 0; run < runs; run++) all.push(await visit(browser, ministry))
  await browser.close()
  for (const step of steps) {
    report(
      step,
      all.map((times) => times[step]),
    )
  }
})

function report(step: Step, seconds: number[]): void {
  const every = seconds.map((one) => one.toFixed(2)).join(', ')
  console.log(`${median(seconds).toFixed(2).padStart(6)} s of ${limits[step]}  ${step} (${every})`)
  if (median(seconds) > limits[step]) process.exitCode = 1
}

/** An owner opens the portal for the first time, signs in and opens a registration. */
async function visit(browser: Browser, { owner, submitted }: Ministry): Promise<Times> {
  const context = await browser.newContext({ baseURL: address, ...smallScreen })
  const page = await context.newPage()
  await slowDown(page)
  const signIn = signInPage(page)
  const name = submitted.facility.company_name

  const signInUsable = await secondsOf(async () => {
    await page.goto('/', { waitUntil: 'commit' })
    await signIn.email.pressSequentially('a')
    await page.waitForFunction(() => document.querySelector('input')?.value === 'a')
  })
  await signIn.email.pressSequentially(owner.user.email, { delay: msPerCharacter })
  await signIn.email.fill(owner.user.email)
  await signIn.password.pressSequentially(owner.password, { delay: msPerCharacter })

  const dashboard = await secondsOf(async () => {
    await signIn.button.tap()
    await untilShown(page, name)
  })
  await page.waitForTimeout(msToLook)

  const registration = await secondsOf(async () => {
    await page.getByRole('link', { name, exact: true }).tap()
    await registrationPage(page).title(name).waitFor()
    await untilShown(page, 'History')
  })

  // The service worker keeps the portal's files in the background. Later the person opens the portal again.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await page.close()
  const nextPage = await context.newPage()
  await slowDown(nextPage)
  const frame = await secondsUntilButton(nextPage, '/admin/overview', 'Log out')
  await context.close()
  return {
    'sign-in usable': signInUsable,
    'dashboard after signing in': dashboard,
    'registration after opening it': registration,
    'frame of the dashboard on the second visit': frame,
  }
}
