import { expect, test } from '@playwright/test'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import { facilityDetailPage } from './pages/facility-detail.ts'
import { toast } from './pages/locators.ts'
import { menu } from './pages/menu.ts'
import { overviewPage } from './pages/overview.ts'
import { penaltiesPage } from './pages/penalties.ts'
import { decidedApplication, mortuary, newPractitioner, submittedApplication } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { newOwner, openBrowserAs, signInAs, theOfficer } from './prepare/people.ts'

test('a penalty is recorded with its reason, listed, and read by the owner', async ({ page, browser }) => {
  const owner = await newOwner()
  const { facility } = await submittedApplication(owner, { owner_name: 'Binta Garba' })
  const reason = 'No medical practitioner was on duty on 12 May.'
  const detail = facilityDetailPage(page)
  const dialog = page.getByRole('dialog', { name: `Penalise ${facility.company_name}` })
  await signInAs(page, await theOfficer())

  await test.step('the officer penalises it, with a reason', async () => {
    await detail.open(facility.id)
    await expect(detail.section('Penalties')).toContainText('This facility has not been penalised.')
    await detail.penalise.click()
    await dialog.getByRole('button', { name: 'Penalise', exact: true }).click()
    await expect(dialog.getByRole('alert').first()).toContainText('There is a problem')
    await dialog.getByLabel('Offence (optional)').selectOption({ label: 'Certificate not displayed, ₦20,000' })
    await expect(dialog.getByLabel('Amount in naira (optional)')).toHaveValue('20,000')
    await dialog.getByRole('textbox', { name: 'Reason for the penalty' }).fill(reason)
    await dialog.getByRole('button', { name: 'Penalise', exact: true }).click()
    await expect(toast(page, 'This Facility has been Penalized')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(detail.section('Penalties')).toContainText(reason)
  })

  await test.step('the officer accepts that its operating officer has another facility', async () => {
    const notice = page.getByRole('region', { name: /^The operating officer has another facility with a licence/ })
    await expect(notice).toBeHidden()
    const shared = newPractitioner()
    const rival = await newOwner()
    const other = await decidedApplication(rival, await theOfficer(), 'Temporarily approved')
    for (const [{ token }, facility_id] of [
      [owner, facility.id],
      [rival, other.facility_id],
    ] as const)
      await callApi(token, contents.saveOperatingOfficer, { body: { ...shared, facility_id } })
    await page.reload()
    await expect(notice.getByRole('link', { name: other.facility.company_name })).toBeVisible()
    await notice.getByRole('button', { name: 'Accept this operating officer' }).click()
    const accepting = page.getByRole('dialog', { name: 'Accept this operating officer' })
    await accepting.getByRole('textbox', { name: 'Reason' }).fill('She is here in the morning only.')
    await accepting.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(accepting).toBeHidden()
    await expect(notice).toContainText('(accepted)')
    await expect(notice).toContainText('She is here in the morning only.')
  })

  await test.step('it is listed among the penalties', async () => {
    const penalties = penaltiesPage(page)
    await menu(page).choose('Penalities and Fines')
    await expect(penalties.title).toBeVisible()
    await expect(penalties.total).toContainText(/[1-9]/)
    const row = penalties.rowOf(facility.company_name)
    for (const text of [mortuary, 'Binta Garba', facility.local_gov_areas.list, reason]) {
      await expect(row).toContainText(text)
    }
    await row.getByRole('link', { name: facility.company_name }).click()
    await expect(detail.title(facility.company_name)).toBeVisible()
  })

  await test.step('the owner reads it, and cannot penalise', async () => {
    const owners = await openBrowserAs(browser, owner)
    await overviewPage(owners).open()
    await expect(overviewPage(owners).counter('Penalties')).toContainText('1')
    await facilityDetailPage(owners).open(facility.id)
    await expect(facilityDetailPage(owners).section('Penalties')).toContainText(reason)
    await expect(facilityDetailPage(owners).penalise).toBeHidden()
    await facilityDetailPage(owners).section('Penalties').getByRole('link', { name: 'How to pay' }).click()
    await expect(owners.getByRole('cell', { name: 'Penalty: Certificate not displayed' })).toBeVisible()
    await owners.getByRole('button', { name: 'Add Payment' }).click()
    const paying = owners.getByRole('dialog', { name: 'Add Amount Paid' })
    await expect(paying).toContainText('To be paid: ₦20,000')
    await paying.getByLabel('Amount paid, in naira').fill('20,000')
    await paying.getByLabel('Receipt').setInputFiles({
      name: 'receipt.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    })
    await paying.getByRole('button', { name: 'Add payment', exact: true }).click()
    await expect(owners.getByRole('row', { name: 'Payments that wait to be confirmed' })).toContainText('₦20,000')
  })
})
