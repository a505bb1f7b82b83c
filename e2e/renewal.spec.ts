import { expect, type Page } from '@playwright/test'
import { pdf } from '@portal/server/testing/files.ts'
import { phone } from './address.ts'
import { answerQuestionsPage } from './pages/answer-questions.ts'
import { applicationTaskPage } from './pages/application-task.ts'
import { toast } from './pages/locators.ts'
import { myFacilitiesPage } from './pages/my-facilities.ts'
import { registrationPage } from './pages/registration.ts'
import { registrationCheckPage, registrationSubmittedPage } from './pages/registration-check.ts'
import { requirementPartPage } from './pages/requirement-part.ts'
import { approvedFacility } from './prepare/approved-facility.ts'
import { enter, test } from './prepare/portal-with-clock.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './screens/accessible.ts'

test.use(phone)

/** What is confirmed whole, by the page on which it is, by the names that its notices have. */
const sections = {
  Applicant: ['Applicant'],
  'Operating officer': ['Operating officer'],
  'Staff and referees': ['Staff', 'Referees'],
  'Available facilities': ['Available facilities'],
  Documents: ['Documents'],
}

test('an owner renews a licence, reads and confirms its answers part by part, and submits', async ({
  browser,
  portal,
}) => {
  test.slow()
  const { owner, officer, facility } = await approvedFacility(portal)
  portal.setClock('2024-12-02T09:00:00Z')
  const page = await enter(browser, portal, owner)
  const registration = registrationPage(page)

  await test.step('the renewal asks to confirm what it took over from the licence', async () => {
    await page.goto('/admin/registration')
    await myFacilitiesPage(page).renew(facility.company_name).click()
    await expect(registration.title(facility.company_name)).toBeVisible()
    await expect(registration.submit).toBeHidden()
    await expectAccessible(page)
    await registration.openTask('Applicant')
    await expect(page.getByRole('main')).toContainText('Applicant: confirm that nothing has changed, or change it.')
    await page.goBack()
    await registration.openTask('Requirements')
  })
  await test.step('the owner changes one answer, and confirms the others part by part', () => confirmAnswers(page))
  await test.step('the owner confirms the applicant and each other section', () => confirmSections(page))
  await test.step('the owner pays and submits', () => submit(page))

  await test.step('the officer sees which answers were confirmed, and which was given anew', async () => {
    const desk = await enter(browser, portal, officer)
    await desk.goto(page.url().replace(/\?.*/, '').replace('/registration/', '/registration/approval/'))
    await desk.getByRole('tab', { name: /^Answers/ }).click()
    const answers = desk.getByRole('region', { name: 'Answers', exact: true })
    await expect(answers.getByText(/^As in the licence, confirmed by Musa/).first()).toBeVisible()
    const changed = answers.locator('dd', { hasText: 'The hall is being painted.' })
    await expect(changed).toContainText('No')
    await expect(changed).not.toContainText('As in the licence')
  })
})

async function confirmAnswers(page: Page) {
  const part = requirementPartPage(page)
  const questions = answerQuestionsPage(page)
  const asked = page.getByRole('region', { name: 'Requirements: are these answers still right?' })
  await asked.getByRole('link').first().waitFor()
  const parts = await asked.getByRole('link').allInnerTexts()
  expect(parts.length).toBeGreaterThan(1)
  await asked.getByRole('link').first().click()
  await expect(part.title(parts[0] ?? '')).toBeVisible()
  const answers = page.getByRole('region', { name: 'The answers of this part' })

  await part.registerLinks.first().click()
  await questions.question(1).no.check()
  await questions.question(1).addDescription.click()
  await questions.question(1).description.fill('The hall is being painted.')
  await page.keyboard.press('Tab')
  await expect(questions.question(1).saved).toBeVisible()
  await expect(page.getByRole('button', { name: /^Answer Yes/ })).toHaveCount(0)
  await page.goBack()
  await expect(answers).toContainText('The hall is being painted.')

  for (const [at, name] of parts.entries()) {
    await expect(part.title(name)).toBeVisible()
    await expect(answers.getByRole('listitem').or(answers.getByRole('definition')).first()).toBeVisible()
    if (at === 0) await expectAccessibleAtBothWidths(page, 'main')
    await page.getByRole('button', { name: 'Nothing has changed in the answers of this part' }).click()
    const confirmed = page.getByRole('region', { name: 'Nothing is left to confirm in this part' })
    await expect(confirmed).toBeVisible()
    // Whoever reads with the keyboard or a screen reader stays where the button was.
    await expect(answers).toBeFocused()
    if (at === 0) await expectAccessibleAtBothWidths(page, 'main')
    const next = parts[at + 1]
    await confirmed.getByRole('link', { name: next ? `Read ${next}` : 'Go to the registration' }).click()
  }
}

async function confirmSections(page: Page) {
  await expect(page.getByRole('region', { name: /: are these answers still right/ })).toHaveCount(0)
  for (const [task, names] of Object.entries(sections)) {
    await registrationPage(page).openTask(task)
    for (const section of names) {
      const question = page.getByRole('region', { name: `${section}: is this still right?` })
      await question.getByRole('button', { name: `Nothing has changed in ${section}` }).click()
      await expect(question).toBeHidden()
      await expect(page.locator('body')).not.toBeFocused()
    }
    await applicationTaskPage(page).back.click()
  }
}

async function submit(page: Page) {
  const registration = registrationPage(page)
  const { name, type: mimeType, bytes: buffer } = pdf()
  const payment = await registration.openPayment()
  await payment.getByRole('textbox', { name: 'Amount paid, in naira' }).fill('75,000')
  await payment.getByLabel('Receipt').setInputFiles({ name, mimeType, buffer })
  await payment.getByRole('button', { name: 'Add payment' }).click()
  await expect(payment).toBeHidden()
  await expect(registration.tasks).toContainText('8 of 8 sections done')
  await registration.submit.click()
  await registrationCheckPage(page).confirm.click()
  await expect(toast(page, 'Success')).toBeVisible()
  await expect(registrationSubmittedPage(page).title).toBeVisible()
}
