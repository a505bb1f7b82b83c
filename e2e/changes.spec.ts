import { expect, test } from '@playwright/test'
import { pdf } from '@portal/server/testing/files.ts'
import { certificatePage } from './pages/certificate.ts'
import { facilityDetailPage } from './pages/facility-detail.ts'
import { title, toast } from './pages/locators.ts'
import { menu } from './pages/menu.ts'
import { decidedApplication } from './prepare/applications.ts'
import { newOwner, openBrowserAs, signInAs, theOfficer } from './prepare/people.ts'

test('an address changes, and the certificate with it', async ({ page, browser }) => {
  const [owner, officer] = [await newOwner(), await theOfficer()]
  const { id, facility } = await decidedApplication(owner, officer, 'Approved')
  const detail = facilityDetailPage(page)
  const dialog = page.getByRole('dialog', { name: 'Ask for a change' })
  await signInAs(page, owner)

  await test.step('the owner asks with a document; a wrong form says what is missing', async () => {
    await detail.open(facility.id)
    await expect(detail.section('Certificates')).toContainText('In force')
    await page.getByRole('link', { name: 'Ask for a change' }).click()
    await page.getByRole('button', { name: 'Change the name, address or owner' }).click()
    await expect(dialog).toContainText(`Now: ${facility.address}`)
    await dialog.getByRole('button', { name: 'Send to the ministry' }).click()
    await expect(dialog.getByRole('alert').first()).toContainText('Enter the reason')
    await dialog.getByRole('textbox', { name: 'New address' }).fill('3 Paiko Road, Minna')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We moved to a larger building.')
    const { name, type: mimeType, bytes: buffer } = pdf()
    await dialog.getByLabel('Document (optional)').setInputFiles({ name, mimeType, buffer })
    await dialog.getByRole('button', { name: 'Send to the ministry' }).dblclick()
    await expect(toast(page, 'Your request was sent to the ministry')).toBeVisible()
    await expect(title(page, `Change of ${facility.company_name}`)).toBeVisible()
    await detail.open(facility.id)
    await expect(detail.section('Changes')).toContainText('Waiting for the ministry')
    await page.getByRole('link', { name: 'Ask for a change' }).click()
    await expect(page.getByRole('link', { name: 'Open the request' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change the name, address or owner' })).toBeHidden()
  })

  await test.step('the officer finds it, sees old beside new and the document, and accepts', async () => {
    const office = await openBrowserAs(browser, officer)
    await office.goto('/admin/overview')
    await menu(office).choose('Changes')
    await office.getByRole('row').filter({ hasText: facility.company_name }).getByRole('link').click()
    await expect(title(office, `Change of ${facility.company_name}`)).toBeVisible()
    const row = office.getByRole('row', { name: /^Address/ })
    await expect(row).toContainText(facility.address)
    await expect(row).toContainText('3 Paiko Road, Minna')
    await expect(office.getByRole('region', { name: 'File: Document of this request' })).toBeVisible()
    await office.getByRole('button', { name: 'Accept' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
    await expect(toast(office, 'The change is accepted')).toBeVisible()
    await expect(office.getByText('Accepted', { exact: true })).toBeVisible()
  })

  await test.step('the owner sees both issues and prints the new one', async () => {
    await detail.open(facility.id)
    const certificates = detail.section('Certificates')
    await expect(certificates.getByRole('listitem')).toHaveCount(2)
    await expect(certificates.getByRole('listitem').first()).toContainText('In force')
    await expect(certificates.getByRole('listitem').first()).toContainText('issue 2')
    await expect(certificates.getByRole('listitem').last()).toContainText('Replaced')
    await certificatePage(page).open(id)
    await expect(certificatePage(page).sheet).toContainText('3 Paiko Road, Minna')
  })

  await test.step('the owner closes the facility; an officer reopens it', async () => {
    await detail.open(facility.id)
    await page.getByRole('button', { name: 'Close this facility' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('The owner retires.')
    await page.getByRole('dialog').getByRole('button', { name: 'Close the facility' }).click()
    await expect(page.getByRole('region', { name: 'This facility is closed' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ask for a change' })).toBeHidden()
    const office = await openBrowserAs(browser, officer)
    await facilityDetailPage(office).open(facility.id)
    await office.getByRole('button', { name: 'Reopen this facility' }).click()
    await office.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Closed by mistake.')
    await office.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
    await expect(office.getByRole('region', { name: 'This facility is closed' })).toBeHidden()
  })
})
