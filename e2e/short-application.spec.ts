import { expect, type Page, test } from '@playwright/test'
import { requiredDocumentTypes } from '@portal/domain/applications/document-types.ts'
import { pdf } from '@portal/server/testing/files.ts'
import { phone } from './address.ts'
import { countEffort } from './count-effort.ts'
import { addFacilityPage } from './pages/add-facility.ts'
import { answerQuestionsPage } from './pages/answer-questions.ts'
import { menu } from './pages/menu.ts'
import { myFacilitiesPage } from './pages/my-facilities.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { registrationCheckPage, registrationSubmittedPage } from './pages/registration-check.ts'
import { requirementPartsPage } from './pages/requirement-parts.ts'
import { newOwner, signInAs, unique } from './prepare/people.ts'

test.use(phone)

type Effort = ReturnType<typeof countEffort>

const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf().bytes) }

test('a typical hospital applies within 30 screens and 200 taps', async ({ page }) => {
  test.slow()
  const name = `Zuma Private Hospital ${unique()}`
  await signInAs(page, await newOwner())
  await overviewPage(page).open()
  const effort = countEffort(page)
  const soFar = (step: string) => console.log(`${step}: ${effort.screens.length} screens, ${effort.taps()} taps`)

  await test.step('adds the facility', () => addFacility(page, effort, name))
  await test.step('starts the registration', () => start(page, effort, name))
  soFar('Facility added and registration started')
  await test.step('answers all questions', () => answerQuestions(page, effort))
  soFar('All questions answered')
  await test.step('adds the people', () => addPeople(page, effort))
  await test.step('adds the documents and the payment', () => addDocuments(page, effort))
  await test.step('adds what is available', () => addAvailable(page, effort))
  soFar('Everything added')
  await test.step('submits', () => submit(page, effort))
  soFar('Submitted')

  expect(effort.screens.length).toBeLessThanOrEqual(30)
  expect(effort.taps()).toBeLessThanOrEqual(200)
})

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
  await tap(menu(page).openButton)
  await tap(menu(page).drawerEntry('Registration'))
  await tap(myFacilitiesPage(page).start(name))
  await tap(requirementPartsPage(page).answerQuestions)
}

/** Answers each question by itself: one with No and a remark, the others with Yes and the number where one is asked for. */
async function answerQuestions(page: Page, { tap, fill, screens }: Effort) {
  const questions = answerQuestionsPage(page)
  for (let requirement = 1; requirement <= 20; requirement++) {
    await questions.cards.first().waitFor()
    await questions.next.waitFor()
    const count = await questions.cards.count()
    if (requirement === 1) {
      const fourth = questions.question(4)
      await tap(fourth.no)
      await tap(fourth.addDescription)
      await fill(fourth.description, 'A locked cupboard is ordered')
    }
    for (let position = 1; position <= count; position++) {
      const { yes, no, number } = questions.question(position)
      if (!(await no.isChecked())) await tap(yes)
      if (await number.isVisible()) await fill(number, '12')
    }
    // Saves the last number.
    await page.keyboard.press('Tab')
    await expect(questions.complete).toBeVisible()
    const before = screens.length
    await tap(questions.continue)
    await expect.poll(() => screens.length).toBeGreaterThan(before)
    // The address changes first. The old requirement stays on the screen until the next one can be shown.
    await expect(questions.complete).toBeHidden()
  }
}

async function addPeople(page: Page, { tap, fill, choose }: Effort) {
  const registration = registrationPage(page)
  await tap(registration.addButton('Add Operational Officer'))
  const officer = page.getByRole('dialog', { name: 'Add Operational Officer' })
  await fill(officer.getByRole('textbox', { name: 'Full name' }), 'Dr Ngozi Okafor')
  await fill(officer.getByRole('textbox', { name: 'Phone number' }), '0806 111 2233')
  await fill(officer.getByRole('textbox', { name: 'Email' }), 'ngozi.okafor@example.com')
  await fill(officer.getByRole('textbox', { name: 'Highest qualification' }), 'MBBS')
  await fill(officer.getByRole('textbox', { name: 'Year of graduation' }), '2009')
  await fill(officer.getByRole('textbox', { name: 'FOLIO number' }), 'MDCN/R/45678')
  await tap(officer.getByRole('radio', { name: 'Employed', exact: true }))
  await tap(officer.getByRole('button', { name: 'Save' }))
  await expect(officer).toBeHidden()

  await tap(registration.addButton('Add Staff'))
  const staff = page.getByRole('dialog', { name: 'Add Staff' })
  await fill(staff.getByRole('textbox', { name: 'Full name' }), 'Hauwa Sani')
  await fill(staff.getByRole('textbox', { name: 'Phone number' }), '0805 987 6543')
  await tap(staff.getByRole('radio', { name: 'Professional', exact: true }))
  await choose(staff.getByRole('combobox', { name: 'Cadre' }), 'Nurses/Midwives')
  await fill(staff.getByRole('textbox', { name: 'Highest qualification' }), 'BNSc')
  await tap(staff.getByRole('radio', { name: 'Full time', exact: true }))
  await tap(staff.getByRole('button', { name: 'Add staff' }))
  await expect(staff).toBeHidden()

  await tap(registration.addButton('Add Referee'))
  const referee = page.getByRole('dialog', { name: 'Add Referee' })
  await fill(referee.getByRole('textbox', { name: 'Full name' }), 'Usman Danjuma')
  await fill(referee.getByRole('textbox', { name: 'Phone number' }), '0802 345 6789')
  await fill(referee.getByRole('textbox', { name: 'Occupation' }), 'Civil servant')
  await fill(referee.getByRole('textbox', { name: 'How long have they known the applicant?' }), '8 years')
  await tap(referee.getByRole('button', { name: 'Add referee' }))
  await expect(referee).toBeHidden()
}

async function addDocuments(page: Page, { tap, fill, attach }: Effort) {
  const registration = registrationPage(page)
  for (const type of requiredDocumentTypes) {
    await tap(registration.addButton('Add Documents'))
    const document = page.getByRole('dialog', { name: 'Add Documents' })
    // The first type that is missing is chosen already.
    await expect(document.getByRole('radio', { name: type, exact: true })).toBeChecked()
    await attach(document.getByLabel('File'), scan)
    await tap(document.getByRole('button', { name: 'Upload' }))
    await expect(document).toBeHidden()
    await expect(registration.view(type)).toBeVisible()
  }
  await tap(registration.addButton('Add Payment'))
  const payment = page.getByRole('dialog', { name: 'Add Amount Paid' })
  await fill(payment.getByRole('textbox', { name: 'Amount paid, in naira' }), '75,000')
  await attach(payment.getByLabel('Receipt'), scan)
  await tap(payment.getByRole('button', { name: 'Add payment' }))
  await expect(payment).toBeHidden()
}

async function addAvailable(page: Page, { tap, fill }: Effort) {
  await tap(registrationPage(page).addButton('Available Facilities Items'))
  const available = page.getByRole('dialog', { name: 'Available Facilities Items' })
  for (const name of ['Bed capacity', 'Number of wards', 'Number of consulting rooms', 'Number of toilets']) {
    await fill(available.getByRole('textbox', { name }), '4')
  }
  await fill(available.getByRole('combobox', { name: 'Source of water' }), 'Borehole')
  await fill(available.getByRole('combobox', { name: 'Electricity supply' }), 'Solar')
  await fill(available.getByRole('combobox', { name: 'Mode of waste management' }), 'Incinerator')
  await tap(available.getByRole('radio', { name: 'Digital and paper' }))
  for (const item of ['Laboratory', 'Pharmacy', 'Ambulance']) await tap(available.getByRole('checkbox', { name: item }))
  await tap(available.getByRole('button', { name: 'Save' }))
  await expect(available).toBeHidden()
}

async function submit(page: Page, { tap }: Effort) {
  await expect(registrationPage(page).tasks).toContainText('8 of 8 sections completed')
  await tap(registrationPage(page).submit)
  await tap(registrationCheckPage(page).confirm)
  await expect(registrationSubmittedPage(page).title).toBeVisible()
}
