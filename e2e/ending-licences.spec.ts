import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { makeFacility, makeRegistration } from '@portal/server/testing/factories.ts'
import { makeOfficer } from '@portal/server/testing/people.ts'
import type { TestApp } from '@portal/server/testing/test-app.ts'
import { menu } from './pages/menu.ts'
import { overviewPage } from './pages/overview.ts'
import { enter, test } from './prepare/portal-with-clock.ts'
import { expectAccessibleAtBothWidths } from './screens/accessible.ts'

/** The screen offers the months to the end of the year after next. */
const year = new Date().getFullYear() + 1

/** A facility whose licence ends on a day. */
async function licensedUntil({ db }: TestApp, expiry_date: string, company_name: string) {
  const { id } = await makeFacility(db, { company_name })
  return makeRegistration(db, { facility_id: id, status: 'Approved', expiry_date })
}

test('an officer sees by name which licences end in a month, and downloads the list', async ({ browser, portal }) => {
  const officer = await makeOfficer(portal.db, ['review'])
  await licensedUntil(portal, `${year}-03-31`, 'Sabon Rai Clinic')
  const { facility_id } = await licensedUntil(portal, `${year}-03-15`, 'Alheri Clinic')
  await makeRegistration(portal.db, { facility_id, kind: 'renewal', submitted_at: new Date().toISOString() })
  await licensedUntil(portal, `${year}-04-30`, 'Nasara Clinic')
  const page = await enter(browser, portal, officer)
  const table = page.getByRole('table', { name: 'Licences ending' })
  const names = table.getByRole('row').filter({ has: page.getByRole('cell') })

  await test.step('the list is under Reports, and opens with this month', async () => {
    await overviewPage(page).open()
    await menu(page).choose('Reports')
    await page.getByRole('link', { name: 'Licences ending' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Licences ending' })).toBeVisible()
    await expect(page.getByText('No licence ends this month')).toBeVisible()
  })

  await test.step('a month names its licences, the first end first', async () => {
    await page.getByLabel('Month').selectOption(`Mar ${year}`)
    await expect(page.getByText(`2 licences end in Mar ${year}.`)).toBeVisible()
    await expect(names).toHaveText([
      /Alheri Clinic.*15 Mar .*Renewal with the ministry/,
      /Sabon Rai Clinic.*31 Mar .*To be renewed/,
    ])
    await expectAccessibleAtBothWidths(page)
    await page.getByLabel('Month').selectOption(`Apr ${year}`)
    await expect(page.getByText(`1 licence ends in Apr ${year}.`)).toBeVisible()
    await expect(names).toHaveText([/Nasara Clinic/])
  })

  await test.step('the download has the month that is shown', async () => {
    await page.getByLabel('Month').selectOption(`Mar ${year}`)
    await expect(names).toHaveCount(2)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await page.getByRole('button', { name: 'CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('Alheri Clinic')
    expect(text).toContain('Sabon Rai Clinic')
    expect(text).not.toContain('Nasara Clinic')
  })

  await test.step('a name leads to its facility', async () => {
    await names.first().getByRole('link', { name: 'Alheri Clinic' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Alheri Clinic' })).toBeVisible()
  })
})
