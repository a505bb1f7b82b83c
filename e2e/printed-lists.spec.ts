import { expect } from '@playwright/test'
import { test } from './prepare/ministry.ts'
import { signInAs } from './prepare/people.ts'
import { screens } from './screens/every-screen.ts'
import { goToScreen } from './screens/screen.ts'

/** A4 within its margins of 14 mm, in CSS pixels. */
const sheet = { width: 687, height: 1016 }

const lists = [
  'inbox',
  'facility management',
  'registrations',
  'penalties',
  'concerns',
  'requests for changes',
  'payments',
  'users',
  'bank statements',
  'offences',
  'fees',
  'outbox',
  'states',
]

test('a printed list has the width of the sheet, and nothing that can only be pressed', async ({ page, ministry }) => {
  await signInAs(page, ministry.officer)
  await page.emulateMedia({ media: 'print' })
  for (const name of lists) {
    const screen = screens.find((one) => one.name === name)
    if (!screen) throw new Error(`There is no screen ${name}`)
    await page.setViewportSize({ width: 1280, height: 800 })
    await goToScreen(page, screen, ministry)
    await page.setViewportSize(sheet)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(sheet.width)
    const controls = page.locator('table :is(td button, input), main :is(nav, fieldset:has(select), search)')
    expect.soft(await controls.filter({ visible: true }).allTextContents(), name).toEqual([])
  }
})
