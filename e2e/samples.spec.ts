import { expect } from '@playwright/test'
import { makeOfficer } from '@portal/server/testing/people.ts'
import { facilityTypesPage, typeRequirementsPage } from './pages/facility-types.ts'
import { toast } from './pages/locators.ts'
import { menu } from './pages/menu.ts'
import { notFoundPage } from './pages/not-found.ts'
import { overviewPage } from './pages/overview.ts'
import { enter, test } from './prepare/portal-with-clock.ts'
import { expectAccessibleAtBothWidths } from './screens/accessible.ts'

test('the samples of a type are marked until an officer with the duty Catalogue saves them', async ({
  browser,
  portal,
}) => {
  const officer = await makeOfficer(portal.db, ['review', 'catalogue'])
  const page = await enter(browser, portal, officer)
  const catalogue = facilityTypesPage(page)
  const type = 'Specialist Clinic'
  const row = catalogue.types.getByRole('row').filter({ hasText: type })
  const notice = page.getByRole('region', { name: 'These requirements are samples' })

  await test.step('the list says which types have samples', async () => {
    await overviewPage(page).open()
    await menu(page).chooseSettings('Facility types')
    await expect(row).toContainText('Sample requirements')
    await row.getByRole('link', { name: 'View requirements' }).click()
    await expect(typeRequirementsPage(page).title(type)).toBeVisible()
    await expect(notice).toContainText('They came with the portal, and owners are asked them.')
    await expectAccessibleAtBothWidths(page)
  })

  await test.step('an officer without the duty cannot open them', async () => {
    const colleague = await enter(browser, portal, await makeOfficer(portal.db, ['review']))
    await colleague.goto(page.url())
    await expect(notFoundPage(colleague).accessDenied).toBeVisible()
  })

  await test.step('the officer saves them', async () => {
    await notice.getByRole('button', { name: 'Save as the ministry’s' }).click()
    await expect(toast(page, 'Updated successfully!')).toBeVisible()
    await expect(notice).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('link', { name: 'Facility types', exact: true }).last().click()
    await expect(row).toBeVisible()
    await expect(row).not.toContainText('Sample requirements')
  })
})

test('an officer with the duty Finance reads all sample fees on one page and takes them over', async ({
  browser,
  portal,
}) => {
  const page = await enter(browser, portal, await makeOfficer(portal.db, ['finance']))
  const notice = page.getByRole('region', { name: 'Some fees are samples' })
  const fees = page.getByRole('table', { name: 'Fees of today' })
  const samples = fees.getByText('Sample', { exact: true })
  await page.goto('/admin/overview')
  await menu(page).chooseSettings('Fees')
  await expect(notice).toContainText('Read the table, change what is different in your state, and take over the rest.')
  const count = await samples.count()
  expect(count).toBeGreaterThan(1)
  // Each is on this page with its amount: the list has no other page.
  await expect(
    fees
      .getByRole('row')
      .filter({ hasText: 'Sample' })
      .filter({ hasText: /₦|Free/ }),
  ).toHaveCount(count)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await expectAccessibleAtBothWidths(page)

  await notice.getByRole('button', { name: `Take over all ${count} sample fees` }).click()
  const dialog = page.getByRole('dialog', { name: `Take over all ${count} sample fees?` })
  await expect(dialog).toContainText("They are the ministry's own from today, with the amounts that the table shows.")
  await expectAccessibleAtBothWidths(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Take over' }).click()
  await expect(notice).toBeHidden()
  await expect(samples).toHaveCount(0)
  await expect(fees.getByRole('row').filter({ hasText: 'Saved by Hadiza' })).toHaveCount(count)
  await expect(page.getByRole('main')).toBeFocused()
})
