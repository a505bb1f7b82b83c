import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { failAll } from './prepare/failing.ts'
import { type Ministry, test } from './prepare/ministry.ts'
import { enterAs } from './prepare/people.ts'
import { complaintsOf } from './screens/complaints.ts'
import { dialogs, type Opening, openDialog } from './screens/dialogs.ts'
import { screens } from './screens/every-screen.ts'
import { expectReachableAtBothWidths } from './screens/reachable.ts'
import { goToScreen, openScreen, type Screen } from './screens/screen.ts'

// The longest walks of all: each may have a worker of its own.
test.describe.configure({ mode: 'parallel' })

test('every route that is built has a screen to look at', ({ ministry }) => {
  const table = readFileSync(new URL('../web/app/screens.ts', import.meta.url), 'utf8')
  const rows = [...table.matchAll(/'(\/(?:admin|cert|statement)[^']*)'/g)].map(([, path = '']) => path)
  const paths = [...rows, '/', '/register', '/terms', '/dashboard']
  const addresses = screens.map(({ at }) => at(ministry).replace(/\?.*/, '').replace(/\d+/g, ':id'))
  const missing = paths.filter((path) => !addresses.includes(path))
  expect(paths.length).toBeGreaterThan(15)
  expect(missing).toEqual([])
})

/** What a person opens first. */
const home = (role: Screen['as']) => ({ at: () => (role === 'nobody' ? '/' : '/dashboard'), shows: '' })

const roles: Screen['as'][] = ['nobody', 'newcomer', 'owner', 'officer']
for (const role of roles) {
  test(`the screens of ${role} keep nobody out, ask nothing elsewhere and complain of nothing`, async ({
    page,
    ministry,
  }) => {
    test.setTimeout(240_000)
    const complaints = await complaintsOf(page)
    await enterAs(page, ministry[role])
    await openScreen(page, home(role), ministry)
    for (const screen of screens.filter(({ as }) => as === role)) {
      await test.step(screen.name, async () => {
        await goToScreen(page, screen, ministry)
        await expectReachableAtBothWidths(page)
        expect.soft(complaints.splice(0)).toEqual([])
      })
    }
    for (const opening of dialogs.filter(({ as }) => as === role)) {
      await test.step(`${opening.dialog} ${opening.send ? 'empty' : 'filled'}`, async () => {
        await lookIntoDialog(page, opening, ministry)
        // A refused form is answered with 422, which a browser notes among its errors.
        expect.soft(complaints.splice(0)).toEqual([])
      })
    }
  })
}

for (const role of ['nobody', 'owner', 'officer'] as const) {
  test(`the screens of ${role} say so when nothing can be loaded, and keep nobody out`, async ({ page, ministry }) => {
    test.setTimeout(240_000)
    await enterAs(page, ministry[role])
    await failAll(page)
    await openScreen(page, home(role), ministry)
    for (const { name, at, shows } of screens.filter(({ as }) => as === role)) {
      await test.step(name, async () => {
        await goToScreen(page, { at, shows: '' }, ministry)
        const main = page.getByRole('main')
        // A few screens ask for nothing.
        await expect.soft(main.getByText('Try again').or(main.getByText(shows)).first(), name).toBeVisible()
        await expectReachableAtBothWidths(page)
      })
    }
  })
}

/** What lies behind a dialog was looked at before. */
const openDialogPart = 'dialog[open]'

async function lookIntoDialog(page: Page, opening: Opening, ministry: Ministry) {
  if (!page.url().endsWith(opening.at(ministry))) await goToScreen(page, opening, ministry)
  const dialog = await openDialog(page, opening)
  await expectReachableAtBothWidths(page, openDialogPart)
  expect.soft(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  if (opening.send) {
    await dialog.getByRole('button', { name: opening.send, exact: true }).click()
    await expect(dialog.getByRole('alert').first()).toContainText('There is a problem')
    await expectReachableAtBothWidths(page, openDialogPart)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}
