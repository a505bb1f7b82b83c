import { expect, test } from '@playwright/test'
import * as account from '@portal/contract/accounts/calls/account.ts'
import { addFacilityPage } from './pages/add-facility.ts'
import { certificatePage } from './pages/certificate.ts'
import { toast } from './pages/locators.ts'
import { menu } from './pages/menu.ts'
import { myFacilitiesPage } from './pages/my-facilities.ts'
import { notFoundPage } from './pages/not-found.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { signInPage } from './pages/sign-in.ts'
import { decidedApplication, newFacility, startedRegistration } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { newOwner, signInAs, theOfficer } from './prepare/people.ts'

test('an unknown address is not found, signed in or not', async ({ page }) => {
  const notFound = notFoundPage(page)
  for (const address of ['/nowhere', '/cert', '/admin/nowhere', '/admin/registration/1/2']) {
    await page.goto(address)
    if (address.startsWith('/admin')) await expect(signInPage(page).title).toBeVisible()
    else await expect(notFound.title).toBeVisible()
  }
  await page.goto('/nowhere')
  await notFound.toSignIn.click()
  await expect(signInPage(page).title).toBeVisible()

  await signInAs(page, await newOwner())
  for (const address of ['/nowhere', '/admin/nowhere', '/admin/states/27/lgas']) {
    await page.goto(address)
    await expect(notFound.title).toBeVisible()
  }
  await notFound.toDashboard.click()
  await expect(page).toHaveURL('/admin/overview')
})

test('a person who opens a page while signed out returns to it after signing in', async ({ page }) => {
  const owner = await newOwner()
  const { id, facility } = await startedRegistration(owner)
  const signIn = signInPage(page)
  for (const address of [`/admin/registration/${id}?step=check`, `/admin/requirement/${facility.id}`, `/cert/${id}`]) {
    await page.goto(address)
    await expect(signIn.title).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Please log in to continue where you were.')
    await signIn.logIn({ ...owner, ...owner.user })
    await expect(page).toHaveURL(address)
    // A page that needs no session, so that it does not redirect when the session is deleted.
    await page.goto('/terms')
    await page.evaluate(() => localStorage.clear())
  }
  await page.goto('/admin')
  await signIn.logIn({ ...owner, ...owner.user })
  await expect(page).toHaveURL('/admin/overview')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/admin/overview')
})

test('an owner cannot open the officers’ screens or the records of other owners', async ({ page }) => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const { id, facility } = await decidedApplication(other, await theOfficer(), 'Approved')
  const notFound = notFoundPage(page)
  await signInAs(page, owner)

  const forOfficers = ['all/facilities', 'all/registrations', 'all/penalties', 'renewals', 'add/registration', 'maps']
  const forCatalogue = [
    'facility/type',
    'add/requirement/2',
    'states',
    'state/27',
    'settings',
    `registration/approval/${id}`,
  ]
  for (const screen of [...forOfficers, ...forCatalogue]) {
    await page.goto(`/admin/${screen}`)
    await expect(notFound.accessDenied).toBeVisible()
  }
  const ofOtherOwner = [
    `/admin/registration/${id}`,
    `/admin/single-facility/${facility.id}`,
    `/admin/requirement/${facility.id}`,
    `/admin/requirement-part/1?facility=${facility.id}`,
    `/admin/requirement-part/register/1?facility=${facility.id}`,
    `/cert/${id}`,
    `/statement/${id}`,
  ]
  for (const address of ofOtherOwner) {
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText(/does not exist/)
    await expect(page.getByRole('main')).not.toContainText(facility.company_name)
  }
  await myFacilitiesPage(page).open()
  await expect(page.getByRole('main')).toContainText('No Facilities Added yet')
})

test('an officer has no screens for adding facilities', async ({ page }) => {
  await signInAs(page, await theOfficer())
  for (const screen of ['user', 'registration', 'review']) {
    await page.goto(`/admin/${screen}`)
    await expect(notFoundPage(page).accessDenied).toBeVisible()
  }
})

test('a wrong password shows the message of the specification, and the email stays in the form', async ({ page }) => {
  const { user, password } = await newOwner()
  const signIn = signInPage(page)
  await signIn.open()
  await signIn.logIn({ email: user.email, password: 'not-her-bicycles' })
  await expect(toast(page, 'Invalid email or password')).toBeVisible()
  await expect(signIn.problem).toContainText('Invalid email or password')
  await expect(signIn.email).toHaveValue(user.email)
  await signIn.password.fill(password)
  await signIn.button.click()
  await expect(toast(page, 'Welcome back')).toBeVisible()
  await expect(page).toHaveURL('/admin/overview')
})

test('signing out ends the session, in every tab and at the server', async ({ page }) => {
  const owner = await newOwner()
  await signInAs(page, owner)
  await overviewPage(page).open()
  const second = await page.context().newPage()
  await myFacilitiesPage(second).open()
  await expect(myFacilitiesPage(second).title).toBeVisible()

  await expect(overviewPage(page).title(owner.user.first_name)).toBeVisible()
  await menu(page).choose('Add Facility')
  await expect(addFacilityPage(page).title).toBeVisible()
  await menu(page).logOut.click()
  await expect(page).toHaveURL('/')
  await expect(signInPage(second).title).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await page.goBack()
  await expect(signInPage(page).title).toBeVisible()
  await expect(() => expect(callApi(owner.token, account.showOwnAccount, {})).rejects.toThrow('401')).toPass()
})

test('a person whose session has ended signs in again and returns to the same page', async ({ page }) => {
  const owner = await newOwner()
  const facility = await newFacility(owner)
  const signIn = signInPage(page)
  await signInAs(page, owner)
  await myFacilitiesPage(page).open()
  await expect(myFacilitiesPage(page).start(facility.company_name)).toBeVisible()

  await callApi(owner.token, account.logout, {})
  await myFacilitiesPage(page).start(facility.company_name).click()
  await expect(signIn.title).toBeVisible()
  await signIn.logIn({ ...owner, ...owner.user })
  await expect(page).toHaveURL('/admin/registration')
  await expect(myFacilitiesPage(page).start(facility.company_name)).toBeVisible()
})

test('a certificate that was not issued shows an error message', async ({ page }) => {
  const owner = await newOwner()
  const { id } = await startedRegistration(owner)
  await signInAs(page, owner)
  await certificatePage(page).open(id)
  await expect(certificatePage(page).problem).toBeVisible()
  await page.getByRole('link', { name: 'Registration', exact: true }).click()
  await expect(registrationPage(page).tasks).toBeVisible()
})
