import { expect, test } from '@playwright/test'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { toast } from './pages/locators.ts'
import { menu } from './pages/menu.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { registrationCheckPage, registrationSubmittedPage } from './pages/registration-check.ts'
import { reviewPage } from './pages/review.ts'
import { completeApplication, startedRegistration, submittedApplication } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { newOwner, openBrowserAs, signInAs, theOfficer } from './prepare/people.ts'

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
  await expect(page.getByRole('main')).toContainText('submitted')
})

test('an owner adds people one after another and removes a file; an officer corrects a person, and the owner reads why', async ({
  page,
  browser,
}) => {
  const [owner, officer] = [await newOwner(), await theOfficer()]
  const { id } = await completeApplication(owner)
  const registration = registrationPage(page)
  await signInAs(page, owner)
  await registration.open(id)
  await registration.addButton('Add Staff').click()
  const adding = page.getByRole('dialog', { name: 'Add Staff' })
  const name = adding.getByLabel('Full name')
  for (const [person, button, listed] of [
    ['Bala Yusuf', 'Save and add another', '2 members of staff'],
    ['Zainab Audu', 'Add staff', '3 members of staff'],
  ] as const) {
    await expect(name).toHaveValue('')
    await expect(name).toBeFocused()
    await name.fill(person)
    await adding.getByLabel('Phone number').fill('0803 123 4567')
    await adding.getByLabel('Non-professional').check()
    await adding.getByLabel('Designation').fill('Driver')
    await adding.getByLabel('Highest qualification').fill('SSCE')
    await adding.getByLabel('Full time').check()
    await adding.getByRole('button', { name: button, exact: true }).click()
    await expect(registration.task('Staff and referees')).toContainText(listed)
  }
  await expect(adding).toBeHidden()
  await registration.openTask('Documents')
  await page.getByRole('button', { name: 'Remove PHCN bill' }).click()
  const removing = page.getByRole('dialog', { name: 'Remove PHCN bill?' })
  await removing.getByLabel('Reason').fill('It is the bill of another house')
  await removing.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(registration.view('PHCN bill')).toBeHidden()
  await expect(registration.view('Fire safety Certificate')).toBeVisible()

  const desk = await openBrowserAs(browser, officer)
  await desk.goto(`/admin/registration/${id}`)
  await desk.getByRole('button', { name: 'Edit Zainab Audu' }).click()
  const editing = desk.getByRole('dialog', { name: 'Edit Zainab Audu' })
  await editing.getByLabel('Full name').fill('Zainab Audu Bala')
  await editing.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editing.getByRole('alert').first()).toContainText('Enter the reason')
  await editing.getByLabel('Reason for the change').fill('As on her identity card')
  await editing.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editing).toBeHidden()
  await desk.goto(`/admin/registration/approval/${id}`)
  await desk.getByRole('tab', { name: 'Personnels/Staffs' }).click()
  await expect(desk.getByRole('row', { name: /Zainab Audu Bala/ })).toContainText('As on her identity card')

  await registration.open(id)
  const history = registration.section('History')
  await history.getByRole('button', { name: 'What happened until now' }).click()
  for (const words of [
    'Removed Document: PHCN bill',
    'It is the bill of another house',
    'Changed Staff: Zainab Audu Bala',
  ])
    await expect(history).toContainText(words)
  await overviewPage(page).open()
  await expect(page.getByRole('main')).toContainText('The ministry changed your application')
})
