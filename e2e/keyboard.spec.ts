import { expect, type Locator, type Page, test } from '@playwright/test'
import { addFacilityPage } from './pages/add-facility.ts'
import { answerQuestionsPage } from './pages/answer-questions.ts'
import { answerRequirementPage } from './pages/answer-requirement.ts'
import { approvalPage } from './pages/approval.ts'
import { toast } from './pages/locators.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { registrationsPage } from './pages/registrations.ts'
import { signInPage } from './pages/sign-in.ts'
import { clinic, consider, firstQuestion, startedRegistration, submittedApplication } from './prepare/applications.ts'
import { newOwner, signInAs, theOfficer, unique } from './prepare/people.ts'

const isFocused = (element: Element) => element === document.activeElement

/** Presses Tab until the element has the focus. The focused element must be in the viewport and visibly marked. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let presses = 0; presses < 60 && !(await target.evaluate(isFocused)); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  const mark = await target.evaluate((element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(element)
    return outlineStyle !== 'none' || boxShadow !== 'none'
  })
  expect(mark).toBe(true)
}

async function typeInto(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

async function pick(page: Page, target: Locator, text: string) {
  await expect(target.getByRole('option', { name: text, exact: true })).toBeAttached()
  await typeInto(page, target, text)
  await expect(target.getByRole('option', { name: text, exact: true, selected: true })).toBeAttached()
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('signing in without a mouse', async ({ page }) => {
  const owner = await newOwner()
  const signIn = signInPage(page)
  await signIn.open()
  await typeInto(page, signIn.email, owner.user.email)
  await typeInto(page, signIn.password, owner.password)
  await page.keyboard.press('Enter')
  await expect(overviewPage(page).title(owner.user.first_name)).toBeFocused()
})

test('adding a facility without a mouse', async ({ page }) => {
  const form = addFacilityPage(page)
  const name = `Imani ${clinic} ${unique()}`
  await signInAs(page, await newOwner())
  await form.open()
  await press(page, page.getByRole('link', { name: 'Skip to the page' }))
  await typeInto(page, form.name, name)
  await pick(page, form.type, clinic)
  await typeInto(page, form.owner, 'Amina Bello')
  await press(page, form.submit)
  await expect(form.problem).toBeFocused()
  await press(page, form.problem.getByRole('link', { name: /phone number/ }))
  await expect(form.phone).toBeFocused()
  await page.keyboard.type('0803 123 4567')
  await typeInto(page, form.address, '14 Bosso Road, Minna')
  await pick(page, form.lga, 'Bosso')
  await press(page, form.submit)
  await expect(overviewPage(page).cardOf(name)).toBeVisible()
})

test('answering a whole requirement without a mouse, and finding it saved after a reload', async ({ page }) => {
  const owner = await newOwner()
  const { facility } = await startedRegistration(owner)
  const { requirement_id } = await firstQuestion(owner, facility)
  const questions = answerQuestionsPage(page)
  const first = questions.question(1)
  await signInAs(page, owner)
  await questions.open(requirement_id, facility.id)
  await tabTo(page, first.yes)
  await page.keyboard.press('Space')
  await typeInto(page, first.number, '14')
  await press(page, first.addDescription, 'Space')
  await expect(first.saved).toBeVisible()
  await expect(first.description).toBeFocused()
  await page.keyboard.type('A hall with benches')
  await page.reload()
  await expect(first.yes).toBeChecked()
  await expect(first.number).toHaveValue('14')
  await expect(first.description).toHaveValue('A hall with benches')

  await tabTo(page, questions.question(2).yes)
  await page.keyboard.press('ArrowRight')
  await expect(questions.question(2).no).toBeChecked()
  await typeInto(page, questions.question(2).number, '0')
  await page.keyboard.press('Enter')
  await expect(questions.question(2).saved).toBeVisible()
})

test('answering a question without a mouse', async ({ page }) => {
  const owner = await newOwner()
  const { facility } = await startedRegistration(owner)
  const { requirement_id } = await firstQuestion(owner, facility)
  const question = answerRequirementPage(page)
  await signInAs(page, owner)
  await question.open(requirement_id, facility.id)
  await press(page, question.radio('Yes'), 'Space')
  await page.keyboard.press('ArrowDown')
  await expect(question.radio('No')).toBeChecked()
  await typeInto(page, question.number, '11')
  await press(page, question.submit)
  await expect(question.title({ question: 2, of: 4 })).toBeFocused()
  await press(page, question.previous)
  await press(page, question.responded)
  await expect(question.radio('No')).toBeFocused()
})

test('filling in a dialog, and deleting what was added, without a mouse', async ({ page }) => {
  const owner = await newOwner()
  const { id } = await startedRegistration(owner)
  const registration = registrationPage(page)
  const opener = registration.addButton('Add Referee')
  const dialog = page.getByRole('dialog', { name: 'Add Referee' })
  await signInAs(page, owner)
  await registration.open(id)
  await press(page, opener)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Full name' }), 'Usman Danjuma')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Phone number' }), '0802 345 6789')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Occupation' }), 'Civil servant')
  await typeInto(page, dialog.getByRole('textbox', { name: 'How long have they known the applicant?' }), '8 years')
  await press(page, dialog.getByRole('button', { name: 'Add referee' }))
  await expect(toast(page, 'Added Successfully')).toBeVisible()
  await expect(registration.task('Staff and referees')).toContainText('1 referee')
  await expect(opener).toBeFocused()

  await press(page, registration.task('Staff and referees').getByRole('link'))

  await press(page, registration.delete('Usman Danjuma'))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }))
  await expect(toast(page, 'deleted successfully!')).toBeVisible()
  await expect(registration.section('Referees')).not.toContainText('Usman Danjuma')
  await expect(registration.section('Referees')).toBeFocused()
})

test('an officer goes from the list to the approval without a mouse', async ({ page }) => {
  const officer = await theOfficer()
  const { id, facility } = await submittedApplication(await newOwner())
  await consider(officer, id)
  const registrations = registrationsPage(page)
  const registration = registrationPage(page)
  const approval = approvalPage(page)
  const { dialog } = approval
  await signInAs(page, officer)
  await registrations.open()
  await typeInto(page, registrations.searchBox, facility.company_name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?.*q=/)
  await expect(registrations.searchBox).toBeFocused()
  await press(page, registrations.view(facility.company_name))
  await expect(registration.title(facility.company_name)).toBeFocused()
  await press(page, registration.consideration)
  await expect(approval.title(facility.company_name)).toBeFocused()

  await press(page, approval.button('Approve'))
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await expect(approval.button('Approve')).toBeFocused()
  await page.keyboard.press('Enter')
  await typeInto(page, dialog.getByRole('textbox', { name: 'Reason' }), 'Everything is in order.')
  await press(page, dialog.getByRole('button', { name: 'Approve', exact: true }))
  await expect(toast(page, 'Approved successfully!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What can be done now' })).toBeFocused()
  await press(page, approval.tab('Exceptions'))
  await page.keyboard.press('ArrowLeft')
  await expect(approval.tab('More')).toBeFocused()
  await expect(approval.section('History')).toContainText('Everything is in order.')
  await press(page, approval.printCertificate)
  await expect(page).toHaveURL(`/cert/${id}`)
})
