import { chromium, expect } from '@playwright/test'
import { address, phone } from './address.ts'
import { chromiumArgs, chromiumPath } from './browser.ts'
import { test } from './prepare/ministry.ts'
import { signInAs } from './prepare/people.ts'
import { dialogs, openDialog } from './screens/dialogs.ts'
import { screens } from './screens/every-screen.ts'
import { goToScreen, openScreen } from './screens/screen.ts'

/** Opens a browser with the setting for people who need text at twice its size. */
async function openWithLargeText() {
  const args = [...chromiumArgs, '--blink-settings=defaultFontSize=32']
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args })
  return browser.newPage({ baseURL: address, viewport: phone.viewport, serviceWorkers: 'block' })
}

/** Screens with forms, cards, tables, charts and figures. */
const checked = {
  owner: [
    "owner's dashboard",
    'a complete registration',
    'all questions of a requirement',
    'staff and referees',
    'a payment to be added',
    'checking the answers',
    'own account',
    'a receipt',
  ],
  officer: [
    "officer's dashboard",
    'inbox',
    'consideration of a pending registration',
    'registrations',
    'payments',
    'concerns',
    'penalties',
    'users',
    'fees',
    'the monthly report',
    'map',
  ],
  nobody: [
    'sign in',
    'account registration',
    'checking a licence',
    'a number and check code that no paper has',
    'finding a facility',
    'a facility of the register',
    'reporting a concern',
  ],
} satisfies Record<string, string[]>

/** Dialogs with the widest words and fields. */
const checkedDialogs = ['Add a helper', 'Set up a second factor', 'Invite an officer', 'Change logging in']

test('with text at twice its size, nothing is beside the screen for somebody without an account', async ({
  ministry,
}) => {
  const page = await openWithLargeText()
  for (const screen of screens.filter(({ as, name }) => as === 'nobody' && checked.nobody.includes(name))) {
    await openScreen(page, screen, ministry)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), screen.name).toBe(360)
  }
  await page.context().browser()?.close()
})

for (const role of ['owner', 'officer'] as const) {
  test(`with text at twice its size, nothing is beside the screen for an ${role}`, async ({ ministry }) => {
    const page = await openWithLargeText()
    await signInAs(page, ministry[role])
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    // The dashboard while its counts are on the way.
    await page.route('**/api/dashboard/summary*', () => {})
    await openScreen(page, { at: () => '/admin/overview', shows: 'Alheri Mortuary' }, ministry)
    expect.soft(await width()).toBe(360)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await openScreen(page, { at: () => '/dashboard', shows: '' }, ministry)
    for (const screen of screens.filter(({ name }) => checked[role].includes(name))) {
      await goToScreen(page, screen, ministry)
      expect.soft(await width(), screen.name).toBe(360)
    }
    for (const opening of dialogs.filter(({ as, dialog }) => as === role && checkedDialogs.includes(dialog))) {
      await goToScreen(page, opening, ministry)
      const dialog = await openDialog(page, opening)
      const overflow = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)
      expect.soft(overflow, opening.dialog).toBe(0)
      await page.keyboard.press('Escape')
    }
    await page.context().browser()?.close()
  })
}
