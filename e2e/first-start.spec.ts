import { expect, type Page } from '@playwright/test'
import { makeOfficer } from '@portal/server/testing/people.ts'
import { desktop } from './address.ts'
import { countEffort } from './count-effort.ts'
import { toast } from './pages/locators.ts'
import { overviewPage } from './pages/overview.ts'
import { test as base, enter } from './prepare/portal-with-clock.ts'
import { startTestPortal } from './prepare/start-test-portal.ts'
import { expectAccessibleAtBothWidths } from './screens/accessible.ts'

const publicUrl = 'http://127.0.0.1'
const messages = {
  publicUrl,
  mail: { publicUrl, smtpUrl: 'smtp://127.0.0.1:9', from: 'portal@example.org' },
  sms: { publicUrl, url: 'http://127.0.0.1:9', token: 'a-token' },
}

/** A new portal whose mail and SMS whoever runs the server has set up. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  portal: async ({}, use) => {
    const { portal, stop } = await startTestPortal(messages)
    await use(portal)
    await stop()
  },
})

test('an administrator sets up an empty portal within 60 clicks and opens it', async ({ browser, portal }) => {
  test.slow()
  const page = await enter(browser, portal, await makeOfficer(portal.db))
  await overviewPage(page).open()
  const { tap, taps } = countEffort(page)
  const setUp = page.getByRole('region', { name: 'Setting up the portal' })
  const step = (title: string) =>
    setUp.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  const dialog = page.getByRole('dialog')
  const begin = (title: string) => tap(step(title).getByRole('link', { name: `Start ${title}` }))
  async function backTo(title: string) {
    await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }))
    await expect(step(title)).toContainText('Done')
  }
  const soFar = (what: string) => console.log(`${what}: ${taps()} clicks`)

  await test.step('closes the portal meanwhile', async () => {
    await expect(setUp.getByRole('img', { name: '2 of 10 done' })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
    await page.setViewportSize(desktop)
    await tap(setUp.getByRole('button', { name: 'Close until it is ready' }))
    await tap(dialog.getByRole('button', { name: 'Close the portal' }))
    await expect(setUp.getByRole('heading', { name: 'The portal is not open yet' })).toBeVisible()
  })

  await test.step('the ministry', async () => {
    await tap(step('Name, address and crest').getByRole('button', { name: 'This is right' }))
    await expect(step('Name, address and crest')).toContainText('Done')
    await begin('Phone number for questions')
    await tap(page.getByRole('button', { name: 'Change names and address' }))
    await dialog.getByLabel('Phone number for questions').fill('0803 000 0000')
    await dialog.getByLabel('When people can call').fill('Monday to Friday, 8:00 to 16:00')
    await tap(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog).toBeHidden()
    await backTo('Phone number for questions')
    soFar('The ministry')
  })

  await test.step('the bank account', async () => {
    await begin('Bank account')
    await tap(page.getByRole('button', { name: 'Change bank account' }))
    await dialog.getByLabel('Bank', { exact: true }).fill('Zenith Bank')
    await dialog.getByLabel('Name of the account').fill('Niger State IGR')
    await dialog.getByLabel('Account number').fill('1012345678')
    await tap(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog).toBeHidden()
    await backTo('Bank account')
  })

  await test.step('the fees, of which one is changed', async () => {
    await begin('Fees')
    await tap(page.getByRole('button', { name: /^Change the fee of Private Hospital/ }).first())
    await dialog.getByLabel('Amount in naira').fill('90000')
    await tap(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog).toBeHidden()
    await takeOver(page, tap, /sample fees$/)
    await backTo('Fees')
  })

  await test.step('the offences', async () => {
    await begin('Offences and fines')
    await takeOver(page, tap, /sample amounts$/)
    await backTo('Offences and fines')
    soFar('Money')
  })

  await test.step('the requirements, each type read', async () => {
    await begin('Requirements')
    const types = page.getByRole('button', { name: /^Requirements: .* of / })
    await expect(types.first()).toBeVisible()
    for (let type = 0; type < (await types.count()); type++) await tap(types.nth(type))
    await expectAccessibleAtBothWidths(page)
    await page.setViewportSize(desktop)
    await takeOver(page, tap, /^Take over the requirements/)
    await backTo('Requirements')
    soFar('Requirements')
  })

  await test.step('a second officer', async () => {
    await begin('A second officer')
    await tap(page.getByRole('button', { name: 'Invite officer' }))
    await dialog.getByLabel('First name').fill('Amina')
    await dialog.getByLabel('Last name').fill('Yusuf')
    await dialog.getByLabel('Email').fill('amina.yusuf@example.org')
    await dialog.getByLabel('Phone number').fill('0803 111 2222')
    await tap(dialog.getByRole('checkbox', { name: /^Review/ }))
    await tap(dialog.getByRole('button', { name: 'Invite' }))
    await tap(page.getByRole('dialog', { name: 'The officer is invited' }).getByRole('button', { name: 'Done' }))
    await backTo('A second officer')
  })

  await test.step('who signs', async () => {
    await begin('Who signs')
    for (const office of ['Director Inspectorate Services', 'Permanent Secretary', 'Hon. Commissioner']) {
      await tap(page.getByRole('button', { name: 'Add a person' }))
      await tap(dialog.getByRole('radio', { name: office }))
      await dialog.getByLabel('Name', { exact: true }).fill('Dr Fatima Sule')
      await dialog.getByRole('textbox', { name: 'First day in office' }).fill('1/7/2026')
      await tap(dialog.getByRole('button', { name: 'Add' }))
      await expect(toast(page, 'Added Successfully').last()).toBeVisible()
      await expect(dialog).toBeHidden()
    }
    await backTo('Who signs')
    soFar('People')
  })

  await test.step('opens the portal, and the list is gone', async () => {
    await tap(setUp.getByRole('button', { name: 'Open to owners' }))
    await tap(dialog.getByRole('button', { name: 'Open the portal' }))
    await expect(setUp).toBeHidden()
    soFar('Opened')
  })
  expect(taps()).toBeLessThanOrEqual(60)
})

async function takeOver(page: Page, tap: ReturnType<typeof countEffort>['tap'], name: RegExp) {
  await tap(page.getByRole('button', { name }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Take over' }))
  await expect(page.getByRole('dialog')).toBeHidden()
}
