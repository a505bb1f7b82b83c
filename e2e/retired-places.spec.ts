import { expect, type Page, test } from '@playwright/test'
import * as places from '@portal/contract/places/calls.ts'
import { phone } from './address.ts'
import { addFacilityPage } from './pages/add-facility.ts'
import { applicationTaskPage } from './pages/application-task.ts'
import { facilityDetailPage } from './pages/facility-detail.ts'
import { toast } from './pages/locators.ts'
import { statePage } from './pages/places.ts'
import { startedRegistration } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { newOwner, openBrowserAs, signInAs, theOfficer, unique } from './prepare/people.ts'
import { expectAccessible, expectAccessibleAtBothWidths } from './screens/accessible.ts'

test.use(phone)

const niger = 27

test('misspelt places are corrected, and retired ones are not offered any more but kept by who has them', async ({
  page,
  browser,
}) => {
  const [owner, officer] = [await newOwner(), await theOfficer()]
  const mark = unique()
  const [misspelt, lga] = [`Zungero ${mark}`, `Zungeru ${mark}`]
  const [misspeltWard, ward, otherWard] = [`Tudun Wadda ${mark}`, `Tudun Wada ${mark}`, `Sabon Gari ${mark}`]
  const { data: area } = await callApi(officer.token, places.addLga, { body: { list: misspelt, state_id: niger } })
  const { data: wardOf } = await callApi(officer.token, places.addWard, {
    body: { name: misspeltWard, local_gov_area_id: area.id },
  })
  await callApi(officer.token, places.addWard, { body: { name: otherWard, local_gov_area_id: area.id } })
  const place = { local_gov_area_id: area.id, ward_id: wardOf.id }
  const { id, facility } = await startedRegistration(owner, undefined, place)
  const desk = await openBrowserAs(browser, officer)
  const state = statePage(desk, 'Niger')
  const form = addFacilityPage(page)
  await signInAs(page, owner)
  const keepsItsPlace = async () => {
    await facilityDetailPage(page).open(facility.id)
    await expect(page.getByRole('main')).toContainText(ward)
    await expect(page.getByRole('main')).toContainText(lga)
  }

  await test.step('an officer corrects the spelling of an LGA and of its ward', async () => {
    await desk.goto(`/admin/state/${niger}`)
    await state.rename(misspelt, lga)
    await expect(toast(desk, 'Updated successfully!')).toBeVisible()
    await expect(state.lgas.getByRole('row', { name: lga })).toBeVisible()
    await state.viewWards(lga).click()
    await state.rename(misspeltWard, ward)
    await expect(state.wards(lga)).toContainText(ward)
    await expect(state.wards(lga)).not.toContainText(misspeltWard)
    await expectAccessibleAtBothWidths(desk)
  })

  await test.step('the owner reads the new names, and is offered both wards', async () => {
    await keepsItsPlace()
    expect(await wardsOffered(page, lga)).toEqual([otherWard, ward])
  })

  await test.step('an officer retires the ward', async () => {
    await state.retire(ward)
    await expect(state.wards(lga).getByRole('listitem').filter({ hasText: ward })).toContainText('(retired)')
  })

  await test.step('it is not offered any more, and the facility keeps it', async () => {
    expect(await wardsOffered(page, lga)).toEqual([otherWard])
    await keepsItsPlace()
  })

  await test.step('an officer retires the LGA, which is not offered any more either', async () => {
    await state.retire(lga)
    await expect(state.lgas.getByRole('row', { name: lga })).toContainText('(retired)')
    await form.open()
    await expect(form.lga.getByRole('option', { name: 'Chanchaga' })).toBeAttached()
    await expect(form.lga.getByRole('option', { name: lga })).toHaveCount(0)
    await keepsItsPlace()
    await expectAccessible(page)
  })

  await test.step('whoever changes the facility keeps its place without choosing it again', async () => {
    await applicationTaskPage(page).open(id, 'facility')
    await page.getByRole('button', { name: 'Edit facility details' }).click()
    const dialog = page.getByRole('main').locator('form')
    await expect(dialog.getByRole('combobox', { name: 'Ward' })).toHaveValue(String(wardOf.id))
    await dialog.getByRole('textbox', { name: 'Postal address' }).fill('PMB 42, Minna')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main')).toContainText('PMB 42, Minna')
    await expect(page.getByRole('main')).toContainText(ward)
  })
})

/** The wards that the form for a new facility offers in an LGA. */
async function wardsOffered(page: Page, lga: string): Promise<string[]> {
  const form = addFacilityPage(page)
  await form.open()
  await form.lga.selectOption(lga)
  await expect(form.ward).toBeEnabled()
  const options = await form.ward.getByRole('option').allInnerTexts()
  return options.slice(1)
}
