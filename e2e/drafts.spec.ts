import { expect, test } from '@playwright/test'
import * as account from '@portal/contract/accounts/calls/account.ts'
import { phone } from './address.ts'
import { addFacilityPage } from './pages/add-facility.ts'
import { draftOn } from './pages/draft.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { signInPage } from './pages/sign-in.ts'
import { clinic, startedRegistration } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { newOwner, openBrowserAs, signInAs, unique } from './prepare/people.ts'

test.use(phone)

const values = { lga: 'Bosso', ward: 'Beji', type: clinic }

test('a long form is restored after a reload, on another device and after signing in again', async ({
  page,
  browser,
}) => {
  const owner = await newOwner()
  const facility = `Nasara ${clinic} ${unique()}`
  const form = addFacilityPage(page)
  await signInAs(page, owner)

  await test.step('it is filled in partly', async () => {
    await form.open()
    await form.name.fill(facility)
    await form.type.selectOption(values.type)
    await form.lga.selectOption(values.lga)
    await form.ward.selectOption(values.ward)
    await expect(draftOn(page).saved).toBeVisible()
  })

  await test.step('a reload loses nothing, not even the last field', async () => {
    // On a slow connection the new page asks for the draft before the old one has saved it. Here the save never arrives.
    await page.route('**/api/drafts/*', (route) => route.request().method() === 'PUT' || route.continue())
    const saving = page.waitForRequest((request) => request.method() === 'PUT')
    await form.owner.fill('Amina Bello')
    await saving
    await page.reload()
    await expect(form.name).toHaveValue(facility)
    await expect(form.owner).toHaveValue('Amina Bello')
    await expect(form.ward.locator('option:checked')).toHaveText(values.ward)
    await expect(draftOn(page).restored).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('it is restored on another device', async () => {
    const otherPhone = await openBrowserAs(browser, owner)
    await addFacilityPage(otherPhone).open()
    await expect(addFacilityPage(otherPhone).name).toHaveValue(facility)
  })

  await test.step('it is restored after signing in again, and submitted', async () => {
    await page.getByRole('button', { name: 'Log out' }).click()
    await signInPage(page).logIn({ ...owner, ...owner.user })
    await expect(page).toHaveURL('/admin/overview')
    await form.open()
    await expect(form.name).toHaveValue(facility)
    await form.phone.fill('0803 123 4567')
    await form.address.fill('14 Bosso Road, Minna')
    await form.submit.click()
    await expect(page).toHaveURL('/admin/overview')
    await expect(overviewPage(page).cardOf(facility)).toBeVisible()
  })

  await test.step('the next form is empty', async () => {
    await form.open()
    await expect(form.name).toHaveValue('')
    await expect(draftOn(page).restored).toBeHidden()
  })
})

test('a dialog that was closed by mistake still has the typed values, until they are discarded', async ({ page }) => {
  const owner = await newOwner()
  const { id } = await startedRegistration(owner)
  await signInAs(page, owner)
  await registrationPage(page).open(id)
  const dialog = page.getByRole('dialog', { name: 'Add Operational Officer' })
  const name = dialog.getByRole('textbox', { name: 'Full name' })
  const open = () => registrationPage(page).addButton('Add Operational Officer').click()

  await open()
  await expect(name).toBeFocused()
  await name.fill('Ngozi Okafor')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await open()
  await expect(name).toHaveValue('Ngozi Okafor')
  await draftOn(page).discard.click()
  await expect(name).toHaveValue('')
  await expect(name).toBeFocused()
  // Unlike the first time, the dialog was not closed, so it is open again.
  await page.reload()
  await expect(name).toHaveValue('')
  // The session ends on the server while the person types.
  await name.fill('Ngozi Okafor')
  await callApi(owner.token, account.logout, {})
  await signInPage(page).button.waitFor()
  await signInPage(page).logIn({ ...owner, ...owner.user })
  await expect(dialog).toBeVisible()
  await expect(name).toHaveValue('Ngozi Okafor')
})
