import { expect, type Page, test } from '@playwright/test'
import { requiredDocumentTypes } from '@portal/domain/applications/document-types.ts'
import { png } from '@portal/server/testing/files.ts'
import { phone } from './address.ts'
import { answerAll } from './answer-all.ts'
import { addFacilityPage } from './pages/add-facility.ts'
import { answerQuestionsPage } from './pages/answer-questions.ts'
import { answerRequirementPage } from './pages/answer-requirement.ts'
import { applicationTaskPage } from './pages/application-task.ts'
import { approvalPage } from './pages/approval.ts'
import { certificatePage } from './pages/certificate.ts'
import { facilityManagementPage } from './pages/facility-management.ts'
import { toast } from './pages/locators.ts'
import { menu } from './pages/menu.ts'
import { myFacilitiesPage } from './pages/my-facilities.ts'
import { overviewPage } from './pages/overview.ts'
import { registerPage } from './pages/register.ts'
import { registrationPage } from './pages/registration.ts'
import { registrationCheckPage, registrationSubmittedPage } from './pages/registration-check.ts'
import { requirementPartPage } from './pages/requirement-part.ts'
import { requirementPartsPage } from './pages/requirement-parts.ts'
import { signInPage } from './pages/sign-in.ts'
import { statementPage } from './pages/statement.ts'
import { clinic, submittedApplication } from './prepare/applications.ts'
import { newAccount, newOwner, openBrowserAs, signInAs, theOfficer, unique } from './prepare/people.ts'
import { a4, sheetsOf } from './printed-sheets.ts'

test.use(phone)

test('a licence, from opening an account to printing the certificate', async ({ page, browser }) => {
  test.slow()
  const account = newAccount()
  const facility = `Nasara ${clinic} ${unique()}`

  await test.step('the owner opens an account', () => openAccount(page, account))
  await test.step('the owner adds a facility', () => addFacility(page, account.first_name, facility))
  await test.step('the owner starts the registration', () => startRegistration(page, facility))
  await test.step('the owner answers the first requirement', () => answerFirstRequirement(page))
  await test.step('the owner answers everything else', () => answerAll(page, facility))
  await test.step('the owner adds the people who work there', () => addPeople(page, facility))
  await test.step('the owner adds the documents', () => addDocuments(page))
  const reference = await test.step('the owner submits', () => submit(page, facility))
  const officerPage = await openBrowserAs(browser, await theOfficer())
  await test.step('the officer finds and considers it', () => consider(officerPage, facility, reference))
  await test.step('the officer approves', () => approve(officerPage, facility))
  await test.step('the owner prints the certificate', async () => {
    await overviewPage(page).open()
    await expect(overviewPage(page).cardOf(facility)).toContainText('Approved')
    await overviewPage(page).facility(facility).click()
    await expect(page.getByRole('region', { name: 'This facility is registered' })).toBeVisible()
    await registrationPage(page).printCertificate.click()
    await expect(certificatePage(page).sheet).toContainText(facility)
  })
})

async function openAccount(page: Page, account: ReturnType<typeof newAccount>) {
  const signIn = signInPage(page)
  const register = registerPage(page)
  await signIn.open()
  await signIn.createAccount.click()
  await register.fillIn(account, { state: 'Niger', lga: 'Chanchaga' })
  await register.button.click()
  await expect(register.problem).toContainText('Tick the box to agree to the terms of use')
  await register.terms.check()
  await register.button.click()
  await expect(toast(page, 'Account Created. Now Log In')).toBeVisible()
  await expect(signIn.title).toBeVisible()
  await signIn.logIn(account)
  await expect(toast(page, 'Welcome back')).toBeVisible()
  await expect(overviewPage(page).title(account.first_name)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('You are logged in as a facility manager')
}

async function addFacility(page: Page, firstName: string, name: string) {
  const form = addFacilityPage(page)
  const overview = overviewPage(page)
  await menu(page).choose('Add Facility')
  await form.fillIn({
    company_name: name,
    type: clinic,
    owner_name: 'Amina Bello',
    phone_number: '0803 123 4567',
    website: 'www.nasara.example',
    cac: `RC${Number.parseInt(unique(), 16)}`,
    address: '14 Bosso Road, Minna',
    lga: 'Chanchaga',
    ward: 'Minna Central',
  })
  await form.submit.click()
  await expect(toast(page, 'You have successfully added your Facility. Now start the registation')).toBeVisible()
  await expect(overview.title(firstName)).toBeVisible()
  await expect(overview.cardOf(name)).toContainText('Not started')
}

async function startRegistration(page: Page, facility: string) {
  await menu(page).choose('Registration')
  await expect(myFacilitiesPage(page).cardOf(facility)).toContainText(clinic)
  await myFacilitiesPage(page).start(facility).click()
  await expect(toast(page, 'Proceed with the registration')).toBeVisible()
  await expect(requirementPartsPage(page).title(facility)).toBeVisible()
}

async function answerFirstRequirement(page: Page) {
  const parts = requirementPartsPage(page)
  const part = requirementPartPage(page)
  const question = answerRequirementPage(page)
  const [first = ''] = await parts.partNames()
  await parts.part(first).click()
  await part.registerLinks.first().click()
  await answerQuestionsPage(page).oneAtATime.click()
  await expect(question.title({ question: 1, of: 4 })).toBeVisible()
  await question.answer({ respond: 'Yes', number: 14, description: 'A hall with benches' })
  await expect(toast(page, 'Submitted! Proceed with the registration')).toBeVisible()
  await expect(question.title({ question: 2, of: 4 })).toBeVisible()

  await question.previous.click()
  await expect(question.title({ question: 1, of: 4 })).toBeVisible()
  await question.responded.click()
  await expect(question.radio('Yes')).toBeChecked()
  await expect(question.number).toHaveValue('14')
  await question.answer({ respond: 'No', number: 11 })
  await expect(question.title({ question: 2, of: 4 })).toBeVisible()

  await question.previous.click()
  await expect(question.responded).toBeVisible()
  await page.reload()
  await expect(question.given).toContainText(['No', '11', 'A hall with benches', ''])

  for (const number of [2, 3, 4]) {
    await question.next.click()
    await expect(question.title({ question: number, of: 4 })).toBeVisible()
  }
  await question.next.click()
  await expect(toast(page, 'Proceed with other requirements')).toBeVisible()
  await expect(part.cards.first().getByRole('progressbar', { name: '1 of 4 answered' })).toBeVisible()
  await part.allParts.click()
}

async function addPeople(page: Page, facility: string) {
  const registration = registrationPage(page)
  await expect(registration.title(facility)).toBeVisible()
  await expect(registration.submit).toBeHidden()
  await expect(registration.continue).toHaveText('Continue: Operating officer')

  const officer = await registration.openOperatingOfficer()
  await officer.getByRole('textbox', { name: 'Full name' }).fill('Dr Ngozi Okafor')
  await officer.getByRole('textbox', { name: 'Phone number' }).fill('0806 111 2233')
  await officer.getByRole('textbox', { name: 'Email' }).fill('ngozi.okafor@example.com')
  await officer.getByRole('textbox', { name: 'Highest qualification' }).fill('MBBS')
  await officer.getByRole('textbox', { name: 'Year of graduation' }).fill('2009')
  await officer.getByRole('textbox', { name: 'FOLIO number' }).fill('MDCN/R/45678')
  await officer.getByRole('textbox', { name: 'MDCN registration number' }).fill('45678')
  await officer.getByRole('radio', { name: 'Employed', exact: true }).check()
  await officer.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'added successfully!')).toBeVisible()
  await expect(registration.task('Operating officer')).toContainText('Dr Ngozi Okafor, MDCN 45678')

  await addStaff(page, { name: 'Hauwa Sani', category: 'Professional', cadre: 'Nurses/Midwives', time: 'Full time' })
  await addStaff(page, { name: 'Garba Musa', category: 'Non-professional', cadre: 'Driver', time: 'Part time' })
  await registration.openTask('Staff and referees')
  await page.getByRole('button', { name: 'Staff strength' }).click()
  const strength = registration.section('Staff Strength')
  await expect(strength.getByRole('row', { name: 'Nurses/Midwives' })).toHaveText(/Nurses\/Midwives\s*1\s*0\s*1/)
  await expect(strength.getByRole('row', { name: 'Others' })).toHaveText(/Others\s*0\s*1\s*1/)
  await applicationTaskPage(page).back.click()

  const referee = await registration.openReferee()
  await expect(referee.getByRole('group', { name: 'Verdict' })).toBeHidden()
  await referee.getByRole('textbox', { name: 'Full name' }).fill('Usman Danjuma')
  await referee.getByRole('textbox', { name: 'Phone number' }).fill('0802 345 6789')
  await referee.getByRole('textbox', { name: 'Occupation' }).fill('Civil servant')
  await referee.getByRole('textbox', { name: 'How long have they known the applicant?' }).fill('8 years')
  await referee.getByRole('button', { name: 'Add referee' }).click()
  await expect(toast(page, 'Added Successfully')).toBeVisible()
  await expect(registration.task('Staff and referees')).toContainText('2 members of staff, 1 referee')
}

async function addStaff(
  page: Page,
  { name, category, cadre, time }: Record<'name' | 'category' | 'cadre' | 'time', string>,
) {
  const registration = registrationPage(page)
  const staff = await registration.openStaff()
  await staff.getByRole('textbox', { name: 'Full name' }).fill(name)
  await staff.getByRole('textbox', { name: 'Phone number' }).fill('0805 987 6543')
  await staff.getByRole('radio', { name: category, exact: true }).check()
  if (category === 'Professional') await staff.getByRole('combobox', { name: 'Cadre' }).selectOption(cadre)
  else await staff.getByRole('textbox', { name: 'Designation' }).fill(cadre)
  await staff.getByRole('textbox', { name: 'Highest qualification' }).fill('BNSc')
  await staff.getByRole('radio', { name: time, exact: true }).check()
  await staff.getByRole('button', { name: 'Add staff' }).click()
  await expect(staff).toBeHidden()
  await registration.openTask('Staff and referees')
  await expect(registration.section('Personnels/Staffs')).toContainText(name)
  await applicationTaskPage(page).back.click()
}

async function addDocuments(page: Page) {
  const registration = registrationPage(page)
  const scan = await page.context().newPage()
  const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: await scan.pdf() }
  await scan.close()
  const picture = { name: 'picture.png', mimeType: 'image/png', buffer: png.bytes }

  for (const [index, type] of requiredDocumentTypes.entries()) {
    const document = await registration.openDocument()
    await document.getByRole('radio', { name: type, exact: true }).check()
    await document.getByLabel('File').setInputFiles(index === 0 ? picture : pdf)
    await document.getByRole('button', { name: 'Upload' }).click()
    await expect(document).toBeHidden()
    await expect(toast(page, 'Document added Successfully!')).toBeVisible()
    await expect(registration.task('Documents')).toContainText(`${index + 1} of ${requiredDocumentTypes.length} added`)
  }
  const payment = await registration.openPayment()
  await payment.getByRole('textbox', { name: 'Amount paid, in naira' }).fill('75,000')
  await payment.getByLabel('Receipt').setInputFiles(pdf)
  await payment.getByRole('button', { name: 'Add payment' }).click()
  await expect(toast(page, 'Added Successfully')).toBeVisible()
  await expect(registration.task('Payment')).toContainText('₦75,000 paid')

  await registration.openTask('Documents')
  const opened = page.waitForEvent('popup')
  await registration.view(requiredDocumentTypes[0]).click()
  const tab = await opened
  await tab.waitForURL(/\/documents\/[^?]+\?expires=\d+&.*signature=/)
  await expect(tab.getByRole('img')).toBeVisible()
  const answer = await page.request.get(tab.url())
  expect(await answer.body()).toEqual(png.bytes)
  expect((await page.request.get(tab.url().replace('signature=', 'signature=0'))).status()).toBe(404)
  await tab.close()
  await applicationTaskPage(page).back.click()

  const available = await registration.openAvailableFacilities()
  for (const name of ['Bed capacity', 'Number of wards', 'Number of consulting rooms', 'Number of toilets']) {
    await available.getByRole('textbox', { name }).fill('4')
  }
  await available.getByRole('combobox', { name: 'Source of water' }).fill('Borehole')
  await available.getByRole('combobox', { name: 'Electricity supply' }).fill('Solar')
  await available.getByRole('combobox', { name: 'Mode of waste management' }).fill('Incinerator')
  await available.getByRole('radio', { name: 'Digital and paper' }).check()
  await available.getByRole('checkbox', { name: 'Pharmacy' }).check()
  await available.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'added successfully!')).toBeVisible()
  await expect(registration.task('Available facilities')).toContainText('4 beds, 4 wards')
}

async function submit(page: Page, facility: string): Promise<string> {
  const registration = registrationPage(page)
  const check = registrationCheckPage(page)
  const submitted = registrationSubmittedPage(page)
  await expect(registration.tasks).toContainText('8 of 8 sections done')
  await registration.submit.click()
  await expect(check.title).toBeVisible()
  await expect(check.section('Requirements')).toContainText('A hall with benches')
  await page.getByRole('button', { name: 'Show staff and referees' }).click()
  await expect(check.section('Personnels/Staffs')).toContainText('Hauwa Sani')
  await check.confirm.click()
  await expect(submitted.title).toBeVisible()
  await expect(submitted.body).toContainText(facility)
  const [reference = ''] = /APP-\d{4}-\d{6}/.exec(await submitted.body.innerText()) ?? []
  expect(reference).not.toBe('')
  await submitted.back.click()
  await expect(page.getByRole('region', { name: 'This application is submitted' })).toBeVisible()
  return reference
}

async function consider(page: Page, facility: string, reference: string) {
  const management = facilityManagementPage(page)
  const registration = registrationPage(page)
  const approval = approvalPage(page)
  await overviewPage(page).open()
  await menu(page).choose('Facility Management')
  await expect(management.title).toBeVisible()
  await management.search(facility)
  await management.status.selectOption('Pending')
  await management.category.selectOption(clinic)
  await management.lga.selectOption('Chanchaga')
  await expect(management.rows).toHaveCount(1)
  await management.manage(facility).click()
  await expect(registration.title(facility)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(reference)
  await expect(registration.section('Referees')).toContainText('Usman Danjuma')
  await registration.consideration.click()
  await expect(approval.title(facility)).toBeVisible()
  await expect(approval.button('Approve')).toBeHidden()
  await approval.consider(
    {
      'Verdict on the information provided': 'Satisfactory',
      'Verdict on the documents reviewed': 'Satisfactory',
      'Recommend to inspect': 'No',
      "Commissioner's approval": 'Approved',
    },
    'Recommended for approval.',
  )
  await expect(toast(page, 'Updated successfully!')).toBeVisible()
  await expect(approval.sheet).toContainText('Awaiting decision')
  await expect(approval.sheet).toContainText('Recommended for approval.')
}

async function approve(page: Page, facility: string) {
  const approval = approvalPage(page)
  const certificate = certificatePage(page)
  await expect(approval.button('Temporary Approval')).toBeHidden()
  await approval.button('Approve').click()
  await expect(approval.dialog).toContainText(facility)
  await expect(approval.dialog).toContainText('are not paid, or not confirmed yet')
  await approval.dialog.getByRole('textbox', { name: 'Reason' }).fill('The bank confirmed the payment on the phone.')
  await approval.dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(toast(page, 'Approved successfully!')).toBeVisible()
  await expect(approval.button('Decline')).toBeHidden()
  await approval.printCertificate.click()
  await expect(certificate.title).toBeVisible()
  const year = new Date().getFullYear()
  await expect(certificate.sheet).toContainText(new RegExp(`NSMOH/PHF/\\d{5}/${year}`))
  // A licence that begins in the last quarter of a year runs to the end of the next.
  const lastYear = new Date().getMonth() >= 9 ? year + 1 : year
  await expect(certificate.sheet).toContainText(`December 31st, ${lastYear}`)
  await expect(certificate.sheet).toContainText('Is this certificate genuine?')
  // Nobody holds an office in this portal.
  for (const office of ['Director Inspectorate Services', 'Permanent Secretary', 'Hon. Commissioner']) {
    await expect(certificate.sheet).not.toContainText(office)
  }
  expect(await sheetsOf(page)).toEqual([a4])
}

test('a temporary approval, and its statement', async ({ page, browser }) => {
  const owner = await newOwner()
  const { id, facility } = await submittedApplication(owner)
  await signInAs(page, owner)
  const officerPage = await openBrowserAs(browser, await theOfficer())
  const approval = approvalPage(officerPage)
  const statement = statementPage(page)

  await approval.open(id)
  await approval.decide('Temporary Approval', 'Fire safety is inspected in March.')
  await expect(toast(officerPage, 'Temporarily approved successfully!')).toBeVisible()
  await expect(approval.printCertificate).toBeHidden()
  await expect(approval.printStatement).toBeVisible()

  await registrationPage(page).open(id)
  await expect(page.getByRole('region', { name: 'Approved for a time' })).toBeVisible()
  await registrationPage(page).printStatement.click()
  await expect(statement.title).toBeVisible()
  await expect(statement.sheet).toContainText(facility.company_name)
  await expect(statement.sheet).toContainText('This statement is not a certificate of registration.')
  expect(await sheetsOf(page)).toEqual([a4])

  await certificatePage(page).open(id)
  await expect(certificatePage(page).problem).toBeVisible()
  await expect(certificatePage(page).sheet).toBeHidden()
})

test('an application is declined with a reason, and submitted again', async ({ page, browser }) => {
  const owner = await newOwner()
  const { id, facility } = await submittedApplication(owner)
  await signInAs(page, owner)
  const officerPage = await openBrowserAs(browser, await theOfficer())
  const approval = approvalPage(officerPage)
  const registration = registrationPage(page)
  const reason = 'The fire safety certificate is out of date.'

  await approval.open(id)
  await approval.decide('Decline', reason)
  await expect(toast(officerPage, 'Declined successfully!')).toBeVisible()
  await expect(approval.button('Decline')).toBeHidden()
  await approval.tab('More').click()
  await officerPage.getByRole('textbox', { name: 'Comment' }).fill('The owner was called on the phone.')
  await officerPage.getByRole('button', { name: 'Add comment' }).click()
  await expect(toast(officerPage, 'Added Successfully')).toBeVisible()

  await overviewPage(page).open()
  await expect(overviewPage(page).cardOf(facility.company_name)).toContainText('declined')
  await expect(overviewPage(page).notifications).toContainText(reason)
  await overviewPage(page).notifications.getByRole('link', { name: 'Your registration was declined' }).click()
  await expect(registration.title(facility.company_name)).toBeVisible()
  await expect(page.getByRole('region', { name: 'The ministry declined this application' })).toContainText(reason)
  await expect(registration.section('Remarks')).not.toContainText('called on the phone')
  await registration.submit.click()
  await registrationCheckPage(page).confirm.click()
  await expect(registrationSubmittedPage(page).title).toBeVisible()

  await officerPage.reload()
  await expect(approval.sheet).toContainText('submitted')
  await approval.tab('More').click()
  await expect(approval.section('History')).toContainText(reason)
})
