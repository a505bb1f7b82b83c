import { expect, test } from '@playwright/test'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as invoices from '@portal/contract/money/calls/invoices.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { newFacility } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { newOwner, openBrowserAs, signInAs, theOfficer } from './prepare/people.ts'
import { askForPenalties } from './prepare/settings.ts'

test('a penalty that is not paid is on the invoice of the next application, and before the officer who decides', async ({
  page,
  browser,
}) => {
  const [owner, officer] = [await newOwner(), await theOfficer()]
  await askForPenalties(officer)
  const { id: facility_id } = await newFacility(owner)
  const { data: penalty } = await callApi(officer.token, penalties.penaliseFacility, {
    body: {
      facility_id,
      comment: 'No doctor on duty in May.',
      amount: 20_000,
      due_date: addDays(lagosDate(Date.now()), 28),
    },
  })
  const { data: registration } = await callApi(owner.token, registrations.startRegistration, { body: { facility_id } })
  const { invoice } = await callApi(owner.token, registrations.showRegistration, { params: { id: registration.id } })
  const { data: own } = await callApi(owner.token, invoices.showInvoice, {
    params: { id: penalty.invoice_id ?? 0 },
  })

  await test.step('the owner reads on the invoice what is for the penalty', async () => {
    const owners = await openBrowserAs(browser, owner)
    await owners.goto(`/admin/invoice/${invoice?.id}`)
    await expect(owners.getByRole('row', { name: /^Penalty of / })).toContainText('₦20,000')
    await expect(owners.getByText('₦20,000 of the total is for a penalty of the facility.')).toBeVisible()
    await owners.goto(`/admin/invoice/${own.id}`)
    await expect(owners.getByRole('row', { name: /^Moved to / })).toContainText(invoice?.number ?? '')
    await expect(owners.getByText('Nothing is left to pay.')).toBeVisible()
  })

  await test.step('the officer sees it where the application is decided, and opens the list', async () => {
    await signInAs(page, officer)
    await page.goto(`/admin/registration/approval/${registration.id}`)
    const notice = page.getByRole('region', { name: '1 penalty is not paid' })
    await expect(notice.getByRole('listitem')).toContainText('₦20,000, to be paid by ')
    await expect(notice.getByRole('link', { name: 'invoice of this application' })).toBeVisible()
    await notice.getByRole('link', { name: 'All open penalties' }).click()
    await expect(page.getByLabel('Status')).toHaveValue('open')
  })

  await test.step('the list is downloaded as it is narrowed down', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await page.getByRole('button', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^Penalties \d{4}-\d{2}-\d{2}\.csv$/)
  })
})
