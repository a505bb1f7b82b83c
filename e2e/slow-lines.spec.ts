import { expect, test } from '@playwright/test'
import * as calls from '@portal/contract/calls/facilities.ts'
import { addFacilityPage } from './pages/add-facility.ts'
import { overviewPage } from './pages/overview.ts'
import { clinic } from './prepare/applications.ts'
import { ask } from './prepare/ask.ts'
import { enterAs, newOwner, unique } from './prepare/people.ts'

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

test('pressing Submit again and again on a slow line adds one facility', async ({ page }) => {
  const owner = await newOwner()
  const form = addFacilityPage(page)
  await enterAs(page, owner)
  await form.open()
  await form.fillIn(facilityToAdd())
  let sent = 0
  let letThrough = () => {}
  const pressedEnough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(`**${calls.addFacility.path}`, async (route) => {
    if (route.request().method() === calls.addFacility.method) {
      sent += 1
      await pressedEnough
    }
    await route.continue()
  })
  await form.submit.dblclick()
  const busy = page.getByRole('button', { name: 'Adding your facility' })
  // It says that it cannot be pressed; a person presses it all the same.
  await busy.click({ force: true })
  await busy.press('Enter')
  letThrough()
  await expect(page).toHaveURL('/admin/overview')
  expect(sent).toBe(1)
  expect((await ask(owner.token, calls.listFacilities, {})).data.total).toBe(1)
})

test('an answer that got lost on the way is asked for again, and the facility is added once', async ({ page }) => {
  const owner = await newOwner()
  const form = addFacilityPage(page)
  await enterAs(page, owner)
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
  expect((await ask(owner.token, calls.listFacilities, {})).data.total).toBe(1)
})

test('a lost connection is told, keeps what was typed and recovers by itself', async ({ page, context }) => {
  const owner = await newOwner()
  const form = addFacilityPage(page)
  const banner = page.getByRole('status').filter({ hasText: 'You are offline, or the portal cannot be reached.' })
  const facility = facilityToAdd()
  await enterAs(page, owner)
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
  await expect(overviewPage(page).rowOf(facility.company_name)).toBeVisible()
})
