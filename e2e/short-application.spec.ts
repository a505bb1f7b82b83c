import { expect, type Page, test } from '@playwright/test'
import { requiredDocumentTypes } from '@portal/domain/applications/document-types.ts'
import { pdf } from '@portal/server/testing/files.ts'
import { phone } from './address.ts'
import { countEffort } from './count-effort.ts'
import { addFacilityPage } from './pages/add-facility.ts'
import { answerQuestionsPage } from './pages/answer-questions.ts'
import { applicationTaskPage } from './pages/application-task.ts'
import { menu } from './pages/menu.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { registrationCheckPage, registrationSubmittedPage } from './pages/registration-check.ts'
import { requirementPartsPage } from './pages/requirement-parts.ts'
import { signInPage } from './pages/sign-in.ts'
import { newOwner, type Person, unique } from './prepare/people.ts'

test.use(phone)

type Effort = ReturnType<typeof countEffort>

const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf().bytes) }

test('a private hospital applies within 45 screens and 240 taps, from log-in to submitted', async ({ page }) => {
  test.slow()
  const name = `Zuma Private Hospital ${unique()}`
  const owner = await newOwner()
  const effort = countEffort(page)
  const soFar = (step: string) => console.log(`${step}: ${effort.screens.length} screens, ${effort.taps()} taps`)

  await test.step('logs in', () => logIn(page, effort, owner))
  await test.step('adds the facility', () => addFacility(page, effort, name))
  await test.step('starts the registration', () => start(page, effort, name))
  soFar('Facility added and registration started')
  await test.step('answers all questions', () => answerQuestions(page, effort))
  soFar('All questions answered')
  await test.step('adds the people', () => addPeople(page, effort))
  await test.step('adds what is available', () => addAvailable(page, effort))
  await test.step('adds the documents and the payment', () => addDocuments(page, effort))
  soFar('Everything added')
  await test.step('submits', () => submit(page, effort))
  soFar('Submitted')

  expect(effort.screens.length).toBeLessThanOrEqual(45)
  expect(effort.taps()).toBeLessThanOrEqual(240)
})

async function logIn(page: Page, { tap, fill }: Effort, owner: Person) {
  const form = signInPage(page)
  await form.open()
  await fill(form.email, owner.user.email)
  await fill(form.password, owner.password)
  await tap(form.button)
  await expect(overviewPage(page).title(owner.user.first_name)).toBeVisible()
}

async function addFacility(page: Page, { tap, fill, choose }: Effort, name: string) {
  const form = addFacilityPage(page)
  await tap(menu(page).openButton)
  await tap(menu(page).drawerEntry('Add Facility'))
  await fill(form.name, name)
  await choose(form.type, 'Private Hospital')
  await fill(form.owner, 'Amina Bello')
  await fill(form.phone, '0803 123 4567')
  await fill(form.address, '14 Bosso Road, Minna')
  await choose(form.lga, 'Chanchaga')
  await tap(form.submit)
  await expect(page).toHaveURL('/admin/overview')
}

async function start(page: Page, { tap }: Effort, name: string) {
  await tap(page.getByRole('main').getByRole('button', { name: 'Start Registration', exact: true }))
  await expect(requirementPartsPage(page).title(name)).toBeVisible()
  await tap(requirementPartsPage(page).answerQuestions)
}

/** Answers each question by its own tap: one with No and a remark, the others with Yes and the number where one is asked for. */
async function answerQuestions(page: Page, { tap, fill, screens }: Effort) {
  const questions = answerQuestionsPage(page)
  for (let requirement = 1; requirement <= 20; requirement++) {
    await questions.cards.first().waitFor()
    await questions.next.waitFor()
    const count = await questions.cards.count()
    // Nothing is answered before the owner answers it.
    await expect(questions.cards.getByRole('radio', { checked: true })).toHaveCount(0)
    for (let position = 1; position <= count; position++) {
      const { yes, no, number, addDescription, description } = questions.question(position)
      const isTheFault = requirement === 1 && position === 4
      await tap(isTheFault ? no : yes)
      if (isTheFault) {
        await tap(addDescription)
        await fill(description, 'A locked cupboard is ordered')
      } else if (await number.isVisible()) await fill(number, '12')
    }
    // Saves the last number.
    await page.keyboard.press('Tab')
    await expect(questions.complete).toBeVisible()
    await expectShort(page)
    const before = screens.length
    await tap(questions.continue)
    await expect.poll(() => screens.length).toBeGreaterThan(before)
    // The address changes first. The old requirement stays on the screen until the next one can be shown.
    await expect(questions.complete).toBeHidden()
  }
}

/** No page is longer than four screens of the phone. */
async function expectShort(page: Page) {
  const height = await page.getByRole('main').evaluate((main) => main.scrollHeight)
  expect(height, page.url()).toBeLessThanOrEqual(4 * phone.viewport.height)
}

async function addPeople(page: Page, { tap, fill, choose }: Effort) {
  const registration = registrationPage(page)
  const task = applicationTaskPage(page)
  await expect(registration.tasks).toContainText('3 of 8 sections done')
  await expectShort(page)
  await tap(registration.continue)
  const officer = task.section('Operating Officer')
  await fill(officer.getByRole('textbox', { name: 'Full name' }), 'Dr Ngozi Okafor')
  await fill(officer.getByRole('textbox', { name: 'Phone number' }), '0806 111 2233')
  await fill(officer.getByRole('textbox', { name: 'Email' }), 'ngozi.okafor@example.com')
  await fill(officer.getByRole('textbox', { name: 'Highest qualification' }), 'MBBS')
  await fill(officer.getByRole('textbox', { name: 'Year of graduation' }), '2009')
  await fill(officer.getByRole('textbox', { name: 'FOLIO number' }), 'MDCN/R/45678')
  await tap(officer.getByRole('radio', { name: 'Employed', exact: true }))
  await expectShort(page)
  await tap(officer.getByRole('button', { name: 'Save' }))

  await tap(task.next('Staff and referees'))
  const staff = task.section('Personnels/Staffs')
  await fill(staff.getByRole('textbox', { name: 'Full name' }), 'Hauwa Sani')
  await fill(staff.getByRole('textbox', { name: 'Phone number' }), '0805 987 6543')
  await tap(staff.getByRole('radio', { name: 'Professional', exact: true }))
  await choose(staff.getByRole('combobox', { name: 'Cadre' }), 'Nurses/Midwives')
  await fill(staff.getByRole('textbox', { name: 'Highest qualification' }), 'BNSc')
  await tap(staff.getByRole('radio', { name: 'Full time', exact: true }))
  await expectShort(page)
  await tap(staff.getByRole('button', { name: 'Add staff' }))

  const referee = task.section('Referees')
  await fill(referee.getByRole('textbox', { name: 'Full name' }), 'Usman Danjuma')
  await fill(referee.getByRole('textbox', { name: 'Phone number' }), '0802 345 6789')
  await fill(referee.getByRole('textbox', { name: 'Occupation' }), 'Civil servant')
  await fill(referee.getByRole('textbox', { name: 'How long have they known the applicant?' }), '8 years')
  await expectShort(page)
  await tap(referee.getByRole('button', { name: 'Add referee' }))
  await tap(task.next('Available facilities'))
}

async function addAvailable(page: Page, { tap, fill }: Effort) {
  const task = applicationTaskPage(page)
  const available = task.section('Available Facilities')
  for (const name of ['Bed capacity', 'Number of wards', 'Number of consulting rooms', 'Number of toilets']) {
    await fill(available.getByRole('textbox', { name }), '4')
  }
  await fill(available.getByRole('combobox', { name: 'Source of water' }), 'Borehole')
  await fill(available.getByRole('combobox', { name: 'Electricity supply' }), 'Solar')
  await fill(available.getByRole('combobox', { name: 'Mode of waste management' }), 'Incinerator')
  await tap(available.getByRole('radio', { name: 'Digital and paper' }))
  for (const item of ['Laboratory', 'Pharmacy', 'Ambulance']) await tap(available.getByRole('checkbox', { name: item }))
  await expectShort(page)
  await tap(available.getByRole('button', { name: 'Save' }))
  await tap(task.next('Documents'))
}

async function addDocuments(page: Page, { tap, fill, attach }: Effort) {
  const task = applicationTaskPage(page)
  const documents = task.section('Documents')
  for (const type of requiredDocumentTypes) {
    // The first type that is missing is chosen already.
    await expect(documents.getByRole('radio', { name: type, exact: true })).toBeChecked()
    await attach(documents.getByLabel('File'), scan)
    await expectShort(page)
    await tap(documents.getByRole('button', { name: 'Upload', exact: true }))
    await expect(registrationPage(page).view(type)).toBeVisible()
  }
  await tap(task.next('Payment'))
  const payment = task.section('Payment Receipts')
  await fill(payment.getByRole('textbox', { name: 'Amount paid, in naira' }), '75,000')
  await attach(payment.getByLabel('Receipt'), scan)
  await expectShort(page)
  await tap(payment.getByRole('button', { name: 'Add payment' }))
}

async function submit(page: Page, { tap }: Effort) {
  await tap(applicationTaskPage(page).check)
  await expect(registrationCheckPage(page).section('Requirements')).toContainText('A locked cupboard is ordered')
  await tap(registrationCheckPage(page).confirm)
  await expect(registrationSubmittedPage(page).title).toBeVisible()
}
