import { expect, test } from '@playwright/test'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { phone } from './address.ts'
import { approvalPage } from './pages/approval.ts'
import { certificatePage } from './pages/certificate.ts'
import { facilityDetailPage } from './pages/facility-detail.ts'
import { toast } from './pages/locators.ts'
import { registrationPage } from './pages/registration.ts'
import { registrationCheckPage } from './pages/registration-check.ts'
import { decidedApplication, typeWithOneQuestion } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { newOwner, openBrowserAs, signInAs, theOfficer, unique } from './prepare/people.ts'
import { expectAccessible } from './screens/accessible.ts'

test.use(phone)

test('a licensed facility becomes one of another type, under the number and until the day of its licence', async ({
  page,
  browser,
}) => {
  const type = `Cold store ${unique()}`
  const [owner, officer] = [await newOwner(), await theOfficer()]
  await typeWithOneQuestion(type)
  const { id, facility } = await decidedApplication(owner, officer, 'Approved')
  const detail = facilityDetailPage(page)
  await signInAs(page, owner)

  await test.step('the owner reads what the new type asks for, and starts the change', async () => {
    await detail.open(facility.id)
    await page.getByRole('button', { name: 'Change the type' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the type' })
    await dialog.getByRole('combobox', { name: 'New type' }).selectOption(type)
    await expect(dialog).toContainText('There is no fee for it.')
    await expect(dialog).toContainText('It asks 1 question')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Start the change' }).click()
    await expect(registrationPage(page).tasks).toBeVisible()
  })

  const [change = 0] = page.url().match(/\d+$/) ?? []
  const confirmed = { params: { id: Number(change) } }

  await test.step('the owner confirms what is taken over, and submits', async () => {
    const { sections } = await callApi(owner.token, registrations.showRegistration, confirmed)
    for (const { section, to_confirm, parts_to_confirm } of sections) {
      const parts = parts_to_confirm.map(({ id: part_id }) => ({ section, part_id }))
      for (const body of [...(to_confirm && parts.length === 0 ? [{ section }] : []), ...parts]) {
        await callApi(owner.token, registrations.confirmSection, { ...confirmed, body: body as never })
      }
    }
    await page.goto(`/admin/registration/${change}?step=check`)
    await registrationCheckPage(page).confirm.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Application submitted' })).toBeVisible()
    await detail.open(facility.id)
    await expect(page.getByRole('region', { name: /^Change of type: from / })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change the type' })).toBeHidden()
  })

  await test.step('an officer considers and approves it', async () => {
    const desk = await openBrowserAs(browser, officer)
    const approval = approvalPage(desk)
    await approval.open(change)
    await expect(desk.getByRole('main')).toContainText(`Change of type: from Mortuary of a hospital to ${type}`)
    const verdicts = {
      'Verdict on the information provided': 'Satisfactory',
      'Verdict on the documents reviewed': 'Satisfactory',
    }
    await approval.consider(verdicts, 'It has a cold store.')
    await expect(toast(desk, 'Updated successfully!')).toBeVisible()
    await approval.decide('Approve')
    await expect(approval.head).toContainText('Approved')
  })

  await test.step('the owner reads the change beside the licence, and prints the certificate with the new type', async () => {
    await detail.open(facility.id)
    const changes = detail.section('Changes')
    await expect(changes.getByRole('listitem')).toContainText(['Mortuary of a hospital'])
    await expect(changes.getByRole('listitem')).toContainText([type])
    await expect(detail.section('Certificates').getByRole('listitem').first()).toContainText('issue 2')
    await certificatePage(page).open(id)
    await expect(certificatePage(page).sheet).toContainText(type)
  })
})
