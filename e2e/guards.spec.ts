import { expect, test } from '@playwright/test'
import * as account from '@portal/contract/calls/account.ts'
import { addFacilityPage } from './pages/add-facility.ts'
import { certificatePage } from './pages/certificate.ts'
import { menu } from './pages/menu.ts'
import { myFacilitiesPage } from './pages/my-facilities.ts'
import { notFoundPage } from './pages/not-found.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { said } from './pages/said.ts'
import { signInPage } from './pages/sign-in.ts'
import { decidedApplication, newFacility, startedRegistration } from './prepare/applications.ts'
import { ask } from './prepare/ask.ts'
import { enterAs, newOwner, theOfficer } from './prepare/people.ts'

test('an address that is none of the portal’s is not found, signed in or not', async ({ page }) => {
  const notFound = notFoundPage(page)
  for (const address of ['/nowhere', '/cert', '/admin/nowhere', '/admin/registration/1/2']) {
    await page.goto(address)
    if (address.startsWith('/admin')) await expect(signInPage(page).title).toBeVisible()
    else await expect(notFound.title).toBeVisible()
  }
  await page.goto('/nowhere')
  await notFound.toSignIn.click()
  await expect(signInPage(page).title).toBeVisible()

  await enterAs(page, await newOwner())
  for (const address of ['/nowhere', '/admin/nowhere', '/admin/states/27/lgas']) {
    await page.goto(address)
    await expect(notFound.title).toBeVisible()
  }
  await notFound.toDashboard.click()
  await expect(page).toHaveURL('/admin/overview')
})

test('who opens a page while signed out comes back to it after signing in', async ({ page }) => {
  const owner = await newOwner()
  const { id, facility } = await startedRegistration(owner)
  const signIn = signInPage(page)
  for (const address of [`/admin/registration/${id}?step=check`, `/admin/requirement/${facility.id}`, `/cert/${id}`]) {
    await page.goto(address)
    await expect(signIn.title).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Please log in to continue where you were.')
    await signIn.logIn({ ...owner, ...owner.user })
    await expect(page).toHaveURL(address)
    // A page that asks for no session, so that it does not leave by itself when the session is gone.
    await page.goto('/terms')
    await page.evaluate(() => localStorage.clear())
  }
  await page.goto('/admin')
  await signIn.logIn({ ...owner, ...owner.user })
  await expect(page).toHaveURL('/admin/overview')
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/admin/overview')
})

test('an owner sees neither the officers’ screens nor what belongs to others', async ({ page }) => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const { id, facility } = await decidedApplication(other, await theOfficer(), 'Approved')
  const notFound = notFoundPage(page)
  await enterAs(page, owner)

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
    await expect(notFound.notForYou).toBeVisible()
  }
  const strange = [
    `/admin/registration/${id}`,
    `/admin/single-facility/${facility.id}`,
    `/admin/requirement/${facility.id}`,
    `/admin/requirement-part/1?facility=${facility.id}`,
    `/admin/requirement-part/register/1?facility=${facility.id}`,
    `/cert/${id}`,
    `/statement/${id}`,
  ]
  for (const address of strange) {
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText(/does not exist/)
    await expect(page.getByRole('main')).not.toContainText(facility.company_name)
  }
  await myFacilitiesPage(page).open()
  await expect(page.getByRole('main')).toContainText('No Facilities Added yet')
})

test('an officer has no screens for adding facilities', async ({ page }) => {
  await enterAs(page, await theOfficer())
  for (const screen of ['user', 'registration', 'review']) {
    await page.goto(`/admin/${screen}`)
    await expect(notFoundPage(page).notForYou).toBeVisible()
  }
})

test('a wrong password is told in the words of the specification, and nothing is lost', async ({ page }) => {
  const { user, password } = await newOwner()
  const signIn = signInPage(page)
  await signIn.open()
  await signIn.logIn({ email: user.email, password: 'not-her-bicycles' })
  await expect(said(page, 'Invalid email or password')).toBeVisible()
  await expect(signIn.problem).toContainText('Invalid email or password')
  await expect(signIn.email).toHaveValue(user.email)
  await signIn.password.fill(password)
  await signIn.button.click()
  await expect(said(page, 'Welcome back')).toBeVisible()
  await expect(page).toHaveURL('/admin/overview')
})

test('signing out ends the session, in every tab and at the server', async ({ page }) => {
  const owner = await newOwner()
  await enterAs(page, owner)
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
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  await page.goBack()
  await expect(signInPage(page).title).toBeVisible()
  await expect(() => expect(ask(owner.token, account.showOwnAccount, {})).rejects.toThrow('401')).toPass()
})

test('a session that ended meanwhile leads to signing in and back to the same page', async ({ page }) => {
  const owner = await newOwner()
  const facility = await newFacility(owner)
  const signIn = signInPage(page)
  await enterAs(page, owner)
  await myFacilitiesPage(page).open()
  await expect(myFacilitiesPage(page).start(facility.company_name)).toBeVisible()

  await ask(owner.token, account.logout, {})
  await myFacilitiesPage(page).start(facility.company_name).click()
  await expect(signIn.title).toBeVisible()
  await signIn.logIn({ ...owner, ...owner.user })
  await expect(page).toHaveURL('/admin/registration')
  await expect(myFacilitiesPage(page).start(facility.company_name)).toBeVisible()
})

test('a paper that was not issued is refused in a sentence', async ({ page }) => {
  const owner = await newOwner()
  const { id } = await startedRegistration(owner)
  await enterAs(page, owner)
  await certificatePage(page).open(id)
  await expect(certificatePage(page).problem).toBeVisible()
  await page.getByRole('link', { name: 'Registration', exact: true }).click()
  await expect(registrationPage(page).tasks).toBeVisible()
})
