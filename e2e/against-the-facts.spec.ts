import { expect, test } from '@playwright/test'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { approvalPage } from './pages/approval.ts'
import { toast } from './pages/locators.ts'
import { registrationPage } from './pages/registration.ts'
import { submittedApplication } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { newOwner, openBrowserAs, signInAs, theOfficer } from './prepare/people.ts'
import { expectAccessibleAtBothWidths } from './screens/accessible.ts'

test('whoever approves against the facts is asked for a reason, which the timeline shows', async ({
  page,
  browser,
}) => {
  const [owner, officer] = [await newOwner(), await theOfficer()]
  const { id, facility } = await submittedApplication(owner)
  await callApi(officer.token, registrations.considerRegistration, {
    params: { id },
    body: { information_verdict: 'Satisfactory', documents_verdict: 'Not-satisfactory' },
  })
  const approval = approvalPage(page)
  const reason = 'The missing fire certificate was shown to the inspectors.'
  await signInAs(page, officer)

  await test.step('the dialog says what the decision goes against', async () => {
    await approval.open(id)
    await approval.button('Approve').click()
    await expect(approval.dialog).toContainText(facility.company_name)
    await expect(approval.dialog).toContainText('The verdict on documents is Not-satisfactory.')
  })

  await test.step('nothing is approved without a reason', async () => {
    await approval.dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(approval.dialog.getByRole('alert').first()).toContainText('Enter the reason')
    await expect(approval.sheet).toContainText('Awaiting decision')
    await expectAccessibleAtBothWidths(page, 'dialog[open]')
  })

  await test.step('the reason is in the timeline, with what was known', async () => {
    await approval.dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
    await approval.dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(toast(page, 'Approved successfully!')).toBeVisible()
    await approval.tab('More').click()
    const against = approval.section('History').getByRole('listitem').filter({ hasText: 'Decided against the facts.' })
    await expect(against).toContainText('The verdict on documents is Not-satisfactory.')
    await expect(against).toContainText(`The reason given: ${reason}`)
    await expectAccessibleAtBothWidths(page, 'main')
  })

  await test.step('the owner reads the reason, and not what the officers know', async () => {
    const owners = await openBrowserAs(browser, owner)
    await registrationPage(owners).open(id)
    const history = registrationPage(owners).section('History')
    await history.getByRole('button', { name: 'What happened until now' }).click()
    await expect(history).toContainText(reason)
    await expect(history).not.toContainText('Decided against the facts')
    await expect(history).not.toContainText('Not-satisfactory')
  })
})
