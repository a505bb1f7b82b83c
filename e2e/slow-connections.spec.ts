import { expect, test } from '@playwright/test'
import * as calls from '@portal/contract/calls/facilities.ts'
import { addFacilityPage } from './pages/add-facility.ts'
import { overviewPage } from './pages/overview.ts'
import { clinic } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { signInAs, newOwner, unique } from './prepare/people.ts'

function facilityToAdd() {
  return {
    company_name: `Rahama ${clinic} ${unique()}`,
    type: clinic,
    owner_name: 'Amina Bello',
    phone_number: '0803 123 4567',
    website: '',
    cac: '',
    address: '14 Bosso Road, Minna',
    lga: 'Bosso',
    ward: 'Beji',
  }
}

test('pressing Submit repeatedly on a slow connection adds one facility', async ({ page }) => {
  const owner = await newOwner()
  const form = addFacilityPage(page)
  await signInAs(page, owner)
  await form.open()
  await form.fillIn(facilityToAdd())
  let sent = 0
  let releaseRequest = () => {}
  const released = new Promise<void>((resolve) => {
    releaseRequest = resolve
  })
  await page.route(`**${calls.addFacility.path}`, async (route) => {
    if (route.request().method() === calls.addFacility.method) {
      sent += 1
      await released
    }
    await route.continue()
  })
  await form.submit.dblclick()
  const busy = page.getByRole('button', { name: 'Adding your facility' })
  // The button is marked as disabled, but people may still press it.
  await busy.click({ force: true })
  await busy.press('Enter')
  releaseRequest()
  await expect(page).toHaveURL('/admin/overview')
  expect(sent).toBe(1)
  expect((await callApi(owner.token, calls.listFacilities, {})).data.total).toBe(1)
})

test('a request whose reply was lost is sent again, and the facility is added once', async ({ page }) => {
  const owner = await newOwner()
  const form = addFacilityPage(page)
  await signInAs(page, owner)
  await form.open()
  await form.fillIn(facilityToAdd())
  await page.route(
    `**${calls.addFacility.path}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await form.submit.click()
  await expect(form.problem).toContainText('We could not reach the portal. Check your connection and try again.')
  await form.submit.click()
  await expect(page).toHaveURL('/admin/overview')
  expect((await callApi(owner.token, calls.listFacilities, {})).data.total).toBe(1)
})

test('a lost connection shows a banner, keeps the typed values and recovers automatically', async ({
  page,
  context,
}) => {
  const owner = await newOwner()
  const form = addFacilityPage(page)
  const banner = page.getByRole('status').filter({ hasText: 'You are offline, or the portal cannot be reached.' })
  const facility = facilityToAdd()
  await signInAs(page, owner)
  await form.open()
  await form.fillIn(facility)

  await context.setOffline(true)
  await expect(banner).toBeVisible()
  await form.submit.click()
  await expect(form.problem).toContainText('We could not reach the portal.')
  await expect(form.name).toHaveValue(facility.company_name)

  await context.setOffline(false)
  await expect(banner).toBeHidden()
  await form.submit.click()
  await expect(overviewPage(page).cardOf(facility.company_name)).toBeVisible()
})
