import { expect, test } from '@playwright/test'
import * as contents from '@portal/contract/calls/contents.ts'
import * as registrations from '@portal/contract/calls/registrations.ts'
import { menu } from './pages/menu.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationCheckPage, registrationSubmittedPage } from './pages/registration-check.ts'
import { reviewPage } from './pages/review.ts'
import { said } from './pages/said.ts'
import { startedRegistration, submittedApplication } from './prepare/applications.ts'
import { ask } from './prepare/ask.ts'
import { enterAs, newOwner, theOfficer } from './prepare/people.ts'

test('an owner reads in the review what to do, does it and submits again', async ({ page }) => {
  const [owner, { token }] = [await newOwner(), await theOfficer()]
  const { id, facility } = await submittedApplication(owner)
  const started = await startedRegistration(owner)
  const reason = 'The fire safety certificate is out of date.'
  const remark = { registration_id: id, body: 'Please correct the number of wards.', visible_to_owner: true }
  const note = { registration_id: id, body: 'Called the owner.' }
  await ask(token, registrations.decideRegistration, { body: { id, status: 'declined', reason } })
  await ask(token, contents.addComment, { body: remark })
  await ask(token, contents.addComment, { body: note })
  const review = reviewPage(page)
  const declined = review.of(facility.company_name)
  await enterAs(page, owner)
  await overviewPage(page).open()
  await menu(page).choose('Review')

  await expect(review.title).toBeVisible()
  await expect(review.of(started.facility.company_name)).toContainText('Add the operating officer.')
  for (const text of [reason, remark.body, 'declined', 'pending']) await expect(declined).toContainText(text)
  await expect(declined).not.toContainText(note.body)
  await declined.getByRole('link', { name: 'Check and submit' }).click()
  await registrationCheckPage(page).confirm.click()
  await expect(said(page, 'Success')).toBeVisible()
  await expect(registrationSubmittedPage(page).title).toBeVisible()

  await menu(page).choose('Review')
  await expect(declined).toContainText('Nothing is missing.')
  await expect(declined).toContainText('Submitted on')
  await review.view(facility.company_name).click()
  await expect(registrationSubmittedPage(page).title).toBeHidden()
  await expect(page.getByRole('main')).toContainText('pending')
})
