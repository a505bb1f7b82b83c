import { expect } from '@playwright/test'
import { facilityDetailPage } from './pages/facility-detail.ts'
import { overviewPage } from './pages/overview.ts'
import { newFacility } from './prepare/applications.ts'
import { test } from './prepare/ministry.ts'
import { signInAs } from './prepare/people.ts'

test("an officer opens the wards of an LGA in the chart and returns with the browser's Back button", async ({
  page,
  ministry,
}) => {
  const { idle, officer, owner } = ministry
  const lga = idle.local_gov_areas.list
  const overview = overviewPage(page)
  const lgas = overview.chartSection('Facilities by LGA')
  const wards = overview.chartSection(`Facilities by ward in ${lga}`)
  await signInAs(page, officer)
  await overview.open()
  await expect(overview.title(officer.user.first_name)).toBeVisible()

  await lgas.getByRole('link', { name: new RegExp(`^${lga}, \\d+ facilit.*See its wards`) }).click()
  await expect(overview.chart(`Facilities by ward in ${lga}`)).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/overview\?lga=\d+/)
  await page.reload()
  await expect(wards).toBeVisible()
  await page.goBack()
  await expect(overview.chart('Facilities by LGA')).toBeVisible()
  await expect(page).toHaveURL('/admin/overview')

  await lgas.getByText('Show as a table').click()
  const table = lgas.getByRole('table', { name: 'Facilities by LGA' })
  await expect(table.getByRole('row', { name: lga })).toContainText(/\d+\s*\d+(\.\d+)?\s*%/)
  await table.getByRole('link', { name: lga, exact: true }).click()
  await expect(wards).toBeVisible()
  await wards.getByRole('link', { name: 'Back to all LGAs' }).click()
  await expect(lgas).toBeVisible()

  for (const title of ['Facilities by category', 'Registrations by status']) {
    await expect(overview.chart(title)).toBeVisible()
    await expect(overview.chartSection(title).getByRole('table', { name: title })).toContainText('Share')
  }

  const { company_name } = await newFacility(owner)
  await page.reload()
  // By key: the charts above the list move it when they arrive, also between the press and the release of a mouse button.
  await overview.recent.getByRole('link', { name: company_name }).press('Enter')
  await expect(facilityDetailPage(page).title(company_name)).toBeVisible()
})
