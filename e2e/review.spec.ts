import { expect, test } from '@playwright/test'
import * as contents from '@portal/contract/calls/contents.ts'
import * as registrations from '@portal/contract/calls/registrations.ts'
import { menu } from './pages/menu.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationCheckPage, registrationSubmittedPage } from './pages/registration-check.ts'
import { reviewPage } from './pages/review.ts'
import { toast } from './pages/locators.ts'
import { startedRegistration, submittedApplication } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { signInAs, newOwner, theOfficer } from './prepare/people.ts'

test('an owner reads the review and submits the application again', async ({ page }) => {
  const [owner, { token }] = [await newOwner(), await theOfficer()]
  const { id, facility } = await submittedApplication(owner)
  const started = await startedRegistration(owner)
  const reason = 'The fire safety certificate is out of date.'
  const remark = { registration_id: id, body: 'Please correct the number of wards.', visible_to_owner: true }
  const note = { registration_id: id, body: 'Called the owner.' }
  await callApi(token, registrations.decideRegistration, { body: { id, status: 'declined', reason } })
  await callApi(token, contents.addComment, { body: remark })
  await callApi(token, contents.addComment, { body: note })
  const review = reviewPage(page)
  const declined = review.of(facility.company_name)
  await signInAs(page, owner)
  await overviewPage(page).open()
  await menu(page).choose('Review')

  await expect(review.title).toBeVisible()
  await expect(review.of(started.facility.company_name)).toContainText('Add the operating officer.')
  for (const text of [reason, remark.body, 'declined', 'pending']) await expect(declined).toContainText(text)
  await expect(declined).not.toContainText(note.body)
  await declined.getByRole('link', { name: 'Check and submit' }).click()
  await registrationCheckPage(page).confirm.click()
  await expect(toast(page, 'Success')).toBeVisible()
  await expect(registrationSubmittedPage(page).title).toBeVisible()

  await menu(page).choose('Review')
  await expect(declined).toContainText('Nothing is missing.')
  await expect(declined).toContainText('Submitted on')
  await review.view(facility.company_name).click()
  await expect(registrationSubmittedPage(page).title).toBeHidden()
  await expect(page.getByRole('main')).toContainText('pending')
})
