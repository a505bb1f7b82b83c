import { expect, test } from '@playwright/test'
import * as places from '@portal/contract/places/calls.ts'
import { facilityDetailPage } from './pages/facility-detail.ts'
import { statePage } from './pages/places.ts'
import { newFacility } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { newOwner, openBrowserAs, signInAs, theOfficer, unique } from './prepare/people.ts'
import { expectAccessibleAtBothWidths } from './screens/accessible.ts'

const niger = 27

test('an officer merges two wards, and the facilities of the first belong to the second', async ({ page, browser }) => {
  const [owner, officer] = [await newOwner(), await theOfficer()]
  const mark = unique()
  const [lga, twice, ward] = [`Zungeru ${mark}`, `Tudun Wada B ${mark}`, `Tudun Wada ${mark}`]
  const { data: area } = await callApi(officer.token, places.addLga, { body: { list: lga, state_id: niger } })
  const add = async (name: string) =>
    (await callApi(officer.token, places.addWard, { body: { name, local_gov_area_id: area.id } })).data
  const old = await add(twice)
  await add(ward)
  const facility = await newFacility(owner, undefined, { local_gov_area_id: area.id, ward_id: old.id })
  const state = statePage(page, 'Niger')
  await signInAs(page, officer)

  await test.step('the dialog says what is moved before it is merged', async () => {
    await page.goto(`/admin/state/${niger}`)
    await state.viewWards(lga).click()
    await page.getByRole('button', { name: `Merge ${twice} into another ward` }).click()
    const dialog = page.getByRole('dialog', { name: `Merge ${twice} into another ward` })
    await dialog.getByRole('combobox', { name: 'The ward that stays' }).selectOption(ward)
    await expect(dialog).toContainText('1 facility is moved.')
    await expectAccessibleAtBothWidths(page, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the merged ward says where it went, and cannot be merged again', async () => {
    const merged = state.wards(lga).getByRole('listitem').filter({ hasText: twice })
    await expect(merged).toContainText(`merged into ${ward}`)
    await expect(page.getByRole('button', { name: `Merge ${twice} into another ward` })).toHaveCount(0)
  })

  await test.step('the owner finds the facility in the ward that stayed', async () => {
    const desk = await openBrowserAs(browser, owner)
    await facilityDetailPage(desk).open(facility.id)
    await expect(desk.getByRole('main')).toContainText(ward)
    await expect(desk.getByRole('main')).not.toContainText(twice)
  })
})
