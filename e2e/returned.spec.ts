import { expect, test } from '@playwright/test'
import { phone } from './address.ts'
import { applicationTaskPage } from './pages/application-task.ts'
import { approvalPage } from './pages/approval.ts'
import { toast } from './pages/locators.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { registrationCheckPage, registrationSubmittedPage } from './pages/registration-check.ts'
import { submittedApplication } from './prepare/applications.ts'
import { newOwner, openBrowserAs, signInAs, theOfficer } from './prepare/people.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './screens/accessible.ts'

test.use(phone)

const remarks = { staff: 'The phone number does not answer.', available: 'Is there really no ambulance?' }
const answer = 'The ambulance of the general hospital next door comes.'

test('an officer returns an application; the owner corrects one item, answers another, and submits again', async ({
  page,
  browser,
}) => {
  const [owner, officer] = [await newOwner(), await theOfficer()]
  const { id, facility } = await submittedApplication(owner)
  await signInAs(page, owner)
  const registration = registrationPage(page)
  const desk = await openBrowserAs(browser, officer)
  const approval = approvalPage(desk)

  await test.step('the officer marks a person and a section, and says what is to be corrected', async () => {
    await approval.open(id)
    await approval.tab('Personnels/Staffs').click()
    await desk.getByRole('button', { name: /^Return this ?: Staff, / }).click()
    await desk.getByRole('textbox', { name: /^To return: .* Staff, / }).fill(remarks.staff)
    await desk.keyboard.press('Enter')
    await expect(approval.section('Personnels/Staffs')).toContainText(`To return: “${remarks.staff}”`)
    await expectAccessibleAtBothWidths(desk)
    await approval.tab('More').click()
    await desk.getByRole('button', { name: 'Return section: Available facilities' }).click()
    await desk.getByRole('button', { name: 'Return for correction (2)' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Return for correction' })
    await expect(dialog).toContainText(remarks.staff)
    await dialog.getByRole('button', { name: 'Return to the owner' }).click()
    await expect(dialog.getByRole('alert').first()).toContainText('Enter what is to be corrected')
    await dialog.getByLabel('Available facilities').fill(remarks.available)
    await expectAccessibleAtBothWidths(desk, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Return to the owner' }).click()
    await expect(dialog).toBeHidden()
    await approval.tab('Exceptions').click()
    await expect(approval.section('What was returned')).toContainText('It is with its owner.')
  })

  await test.step('the owner reads what is asked for, and cannot submit yet', async () => {
    await overviewPage(page).open()
    await overviewPage(page).facility(facility.company_name).click()
    await expect(
      page.getByRole('region', { name: 'The ministry returned this application for correction' }),
    ).toBeVisible()
    for (const remark of Object.values(remarks)) await expect(registration.tasks).toContainText(remark)
    await expect(registration.tasks.getByText('Not corrected yet.')).toHaveCount(2)
    await expect(registration.tasks).toContainText('0 of 2 sections done')
    await expect(registration.task('Available facilities')).toContainText('Returned')
    await expect(registration.submit).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('the owner corrects the person, which is not enough', async () => {
    await registration.continue.click()
    await registration
      .section('Personnels/Staffs')
      .getByRole('button', { name: /^Edit / })
      .click()
    await expect(page.getByRole('heading', { name: /^Edit / })).toBeVisible()
    const editing = registration.section('Personnels/Staffs').locator('form')
    await editing.getByLabel('Phone number').fill('0809 555 1212')
    await editing.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(editing).toBeHidden()
    await applicationTaskPage(page).back.click()
    await expect(registration.tasks.getByText('Corrected', { exact: true })).toBeVisible()
    await expect(registration.tasks).toContainText('1 of 2 sections done')
    await expect(registration.continue).toHaveText('Continue: Available facilities')
    await expect(registration.submit).toBeHidden()
  })

  await test.step('the owner answers the other in a sentence, and submits', async () => {
    const opener = registration.tasks.getByRole('button', { name: 'Answer to the remark on Available facilities' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Answer: Available facilities' })
    await expect(dialog).toContainText(remarks.available)
    await expectAccessible(page, 'dialog[open]')
    await dialog.getByRole('textbox', { name: 'Your answer' }).fill(answer)
    await dialog.getByRole('button', { name: 'Save the answer' }).click()
    await expect(dialog).toBeHidden()
    await expect(registration.tasks).toContainText(`Your answer: ${answer}`)
    await expect(registration.tasks.getByRole('button', { name: /^Change your answer/ })).toBeFocused()
    await registration.submit.click()
    await registrationCheckPage(page).confirm.click()
    await expect(toast(page, 'Success')).toBeVisible()
    await expect(registrationSubmittedPage(page).title).toBeVisible()
  })

  await test.step('the officer sees each remark beside what changed, or what the owner says', async () => {
    await desk.reload()
    const items = approval.section('What was returned').getByRole('list').first().locator('> li')
    await expect(items).toHaveCount(2)
    const corrected = items.filter({ hasText: remarks.staff })
    await expect(corrected).toContainText('+234 809 555 1212')
    const answered = items.filter({ hasText: remarks.available })
    await expect(answered).toContainText(answer)
    await expect(answered).toContainText('Nothing')
    await expect(approval.section('What was returned')).toContainText('Submitted again on')
    await expectAccessibleAtBothWidths(desk)
  })
})
