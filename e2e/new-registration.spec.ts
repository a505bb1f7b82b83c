import { expect, test } from '@playwright/test'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { toast } from './pages/locators.ts'
import { menu } from './pages/menu.ts'
import { newRegistrationPage } from './pages/new-registration.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { mortuary } from './prepare/applications.ts'
import { failOnce } from './prepare/failing.ts'
import { signInAs, theOfficer, unique } from './prepare/people.ts'

// One test, because there is only one officer and the form has one draft for each person.
test('an officer records a facility and its applicant in two steps', async ({ page }) => {
  const officer = await theOfficer()
  const wizard = newRegistrationPage(page)
  const registration = registrationPage(page)
  const name = `Aminci ${mortuary} ${unique()}`
  await signInAs(page, officer)
  await overviewPage(page).open()
  await menu(page).choose('New Registration')

  await test.step('the second step opens only when the first is valid', async () => {
    await wizard.next.click()
    await expect(wizard.problem).toContainText('Enter the proposed name of the facility')
    await expect(wizard.problem).toContainText('Choose the type of facility')
    await expect(wizard.step('Facility Details')).toBeVisible()
    await wizard.fillInFacility({ name, type: mortuary, lga: 'Bosso', ward: 'Beji' })
    await wizard.next.click()
    await expect(wizard.step('Applicant Details')).toBeVisible()
  })

  await test.step("Back keeps the typed values of both steps, also the browser's Back", async () => {
    await wizard.firstName.fill('Maryam')
    await wizard.back.click()
    await expect(wizard.name).toHaveValue(name)
    await expect(wizard.ward.locator('option:checked')).toHaveText('Beji')
    await expect(wizard.ticked).toHaveCount(2)
    await wizard.next.click()
    await expect(wizard.firstName).toHaveValue('Maryam')
    await page.goBack()
    await expect(wizard.name).toHaveValue(name)
    await page.goForward()
    await expect(wizard.firstName).toHaveValue('Maryam')
  })

  await test.step('a failure is shown, and nothing is lost', async () => {
    await failOnce(page, calls.registerFacility)
    await wizard.fillInApplicant({ email: `maryam-${unique()}@example.org`, state: 'Kano', lga: 'Dala' })
    await wizard.proceed.click()
    await expect(toast(page, 'Error')).toBeVisible()
    await expect(wizard.problem).toContainText('Something went wrong on our side.')
    await expect(wizard.lga.locator('option:checked')).toHaveText('Dala')
  })

  await test.step('Proceed opens the registration page', async () => {
    await wizard.proceed.click()
    await expect(toast(page, 'You have successfully added your Facility')).toBeVisible()
    await expect(registration.title(name)).toBeVisible()
    const information = registration.section('Registration Information')
    for (const text of [
      'Maryam Yakubu',
      'MBBS',
      'Bosso',
      'Beji',
      '08:00AM-7:00PM',
      'Monday, Saturday',
      'Self-employed',
    ]) {
      await expect(information).toContainText(text)
    }
    await expect(page.getByRole('main')).toContainText('not submitted yet')
  })

  await test.step('the next form is empty', async () => {
    await menu(page).choose('New Registration')
    await expect(wizard.name).toHaveValue('')
    await expect(wizard.ticked).toHaveCount(0)
  })
})
