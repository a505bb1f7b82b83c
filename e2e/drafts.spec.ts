import { expect, test } from '@playwright/test'
import { addFacilityPage } from './pages/add-facility.ts'
import { draftOn } from './pages/draft.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { signInPage } from './pages/sign-in.ts'
import { clinic, startedRegistration } from './prepare/applications.ts'
import { browserOf, enterAs, newOwner, unique } from './prepare/people.ts'

const half = { lga: 'Bosso', ward: 'Beji', type: clinic }

test('a long form stands as it was left, after a reload, on another device and after signing in again', async ({
  page,
  browser,
}) => {
  const owner = await newOwner()
  const facility = `Nasara ${clinic} ${unique()}`
  const form = addFacilityPage(page)
  await enterAs(page, owner)

  await test.step('it is left half filled in', async () => {
    await form.open()
    await form.name.fill(facility)
    await form.type.selectOption(half.type)
    await form.lga.selectOption(half.lga)
    await form.ward.selectOption(half.ward)
    await expect(draftOn(page).saved).toBeVisible()
  })

  await test.step('a reload loses nothing, also what was typed last', async () => {
    await form.owner.fill('Amina Bello')
    await page.reload()
    await expect(form.name).toHaveValue(facility)
    await expect(form.owner).toHaveValue('Amina Bello')
    await expect(form.ward.locator('option:checked')).toHaveText(half.ward)
    await expect(draftOn(page).putBack).toBeVisible()
  })

  await test.step('it is there on another device', async () => {
    const phone = await browserOf(browser, owner)
    await addFacilityPage(phone).open()
    await expect(addFacilityPage(phone).name).toHaveValue(facility)
  })

  await test.step('it is there after signing in again, and sent from there', async () => {
    await page.getByRole('button', { name: 'Log out' }).click()
    await signInPage(page).logIn({ ...owner, ...owner.user })
    await expect(page).toHaveURL('/admin/overview')
    await form.open()
    await expect(form.name).toHaveValue(facility)
    await form.phone.fill('0803 123 4567')
    await form.address.fill('14 Bosso Road, Minna')
    await form.submit.click()
    await expect(page).toHaveURL('/admin/overview')
    await expect(overviewPage(page).rowOf(facility)).toBeVisible()
  })

  await test.step('the next one begins empty', async () => {
    await form.open()
    await expect(form.name).toHaveValue('')
    await expect(draftOn(page).putBack).toBeHidden()
  })
})

test('a dialog that was closed by mistake has what was typed, until it is discarded', async ({ page }) => {
  const owner = await newOwner()
  const { id } = await startedRegistration(owner)
  await enterAs(page, owner)
  await registrationPage(page).open(id)
  const dialog = page.getByRole('dialog', { name: 'Add Operational Officer' })
  const name = dialog.getByRole('textbox', { name: 'Full name' })
  const open = () => page.getByRole('button', { name: 'Add Operational Officer', exact: true }).click()

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
  await page.reload()
  await open()
  await expect(name).toHaveValue('')
})
