import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { listFacilitiesForOfficer } from '@portal/contract/calls/facilities.ts'
import { listPenalties } from '@portal/contract/calls/penalties.ts'
import { listRegistrations } from '@portal/contract/calls/registrations.ts'
import { addFacilityPage } from './pages/add-facility.ts'
import { menu } from './pages/menu.ts'
import { overviewPage } from './pages/overview.ts'
import { registerPage } from './pages/register.ts'
import { test } from './prepare/ministry.ts'
import { enterAs } from './prepare/people.ts'
import { dialogs, openDialog } from './screens/dialogs.ts'
import { screens } from './screens/every-screen.ts'
import { openScreen } from './screens/screen.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Nothing that axe knows of keeps anybody out, and nothing has to be moved sideways to be read. */
async function expectReachable(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze()
  expect(violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }))).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

test('every route that is built has a screen to look at', ({ ministry }) => {
  const routes = readFileSync(new URL('../web/app/routes.tsx', import.meta.url), 'utf8')
  const paths = [...routes.matchAll(/path="([^"]+)"/g)].map(([, path = '']) => path)
  const addresses = screens.map(({ at }) => at(ministry).replace(/\?.*/, '').replace(/\d+/g, ':id'))
  const missing = paths.filter((path) => {
    const whole = path.startsWith('/') || path === '*' ? path : `/admin/${path}`
    return whole !== '*' && whole !== '/admin' && !addresses.includes(whole)
  })
  expect(paths.length).toBeGreaterThan(15)
  expect(missing).toEqual([])
})

test.describe('keeps nobody out:', () => {
  for (const screen of screens) {
    test(screen.name, async ({ page, ministry }) => {
      await enterAs(page, ministry[screen.as])
      await openScreen(page, screen, ministry)
      await expectReachable(page)
    })
  }
  for (const opening of dialogs) {
    test(`${opening.dialog} ${opening.send ? 'empty' : 'filled'}`, async ({ page, ministry }) => {
      await enterAs(page, ministry[opening.as])
      await openScreen(page, opening, ministry)
      const dialog = await openDialog(page, opening)
      await expectReachable(page)
      expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      if (!opening.send) return
      await dialog.getByRole('button', { name: opening.send, exact: true }).click()
      await expect(dialog.getByRole('alert').first()).toContainText('There is a problem')
      await expectReachable(page)
    })
  }
  test('forms with mistakes', async ({ page, ministry }) => {
    await registerPage(page).open()
    await registerPage(page).button.click()
    await expect(registerPage(page).problem).toContainText('Enter your first name')
    await expectReachable(page)
    await enterAs(page, ministry.newcomer)
    await addFacilityPage(page).open()
    await addFacilityPage(page).submit.click()
    await expect(addFacilityPage(page).problem).toContainText('Enter the facility name')
    await expectReachable(page)
  })
  test('lists of a ministry that has nothing yet', async ({ page, ministry }) => {
    const nothing = { total: 0, data: [], current_page: 1, last_page: 1, per_page: 15 }
    for (const { path } of [listFacilitiesForOfficer, listRegistrations, listPenalties]) {
      await page.route(`**${path}?*`, (route) => route.fulfill({ json: nothing }))
      await page.route(`**${path}`, (route) => route.fulfill({ json: nothing }))
    }
    await enterAs(page, ministry.officer)
    for (const [address, shows] of Object.entries({
      '/admin/overview': 'No facilities yet',
      '/admin/all/facilities': 'No facilities yet',
      '/admin/all/registrations': 'No registrations yet',
      '/admin/all/penalties': 'No facility has been penalised',
    })) {
      await openScreen(page, { at: () => address, shows }, ministry)
      await expectReachable(page)
    }
  })
  test('the menu', async ({ page, ministry }) => {
    await enterAs(page, ministry.newcomer)
    await overviewPage(page).open()
    await expect(overviewPage(page).title('Amina')).toBeVisible()
    if (await menu(page).openButton.isHidden()) return
    await menu(page).openButton.click()
    await expect(menu(page).drawer).toBeVisible()
    await expectReachable(page)
  })
})
