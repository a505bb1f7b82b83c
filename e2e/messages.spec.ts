import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import { pdf } from '@portal/server/testing/files.ts'
import { applicationTaskPage } from './pages/application-task.ts'
import { toast } from './pages/locators.ts'
import { registrationPage } from './pages/registration.ts'
import { completeApplication } from './prepare/applications.ts'
import { failOnce } from './prepare/failing.ts'
import { newOwner, signInAs } from './prepare/people.ts'

/** The error catalogue of spec §8, in its order, word for word. */
const messages = [
  'Invalid email or password',
  'Welcome back',
  'Account Created. Now Log In',
  'You have successfully added your Facility. Now start the registation',
  'You have successfully added your Facility',
  'Error',
  'ERROR!',
  'Proceed with the registration',
  'This Facility has been Penalized',
  'Approved successfully!',
  'Temporarily approved successfully!',
  'Declined successfully!',
  'Updated successfully!',
  'Added Successfully',
  'added successfully!',
  'Document added Successfully!',
  'deleted successfully!',
  'Success',
  'Submitted! Proceed with the registration',
  'Proceed with other requirements',
]

test('every message of the specification is checked in a test', () => {
  const here = new URL('.', import.meta.url)
  const specFiles = readdirSync(here).filter((name) => name.endsWith('.spec.ts'))
  const sources = specFiles.map((name) => readFileSync(new URL(name, here), 'utf8'))
  const checked = sources.flatMap((source) =>
    [...source.matchAll(/expect\(toast\(\w+, '([^']+)'\)\)\.toBeVisible/g)].map(([, message]) => message),
  )
  expect(messages.filter((message) => !checked.includes(message))).toEqual([])
})

test('a payment that fails shows an error and is sent again; a member of staff and a referee are deleted', async ({
  page,
}) => {
  const owner = await newOwner()
  const { id } = await completeApplication(owner)
  const registration = registrationPage(page)
  const { name, type: mimeType, bytes } = pdf()
  await signInAs(page, owner)
  await failOnce(page, contents.uploadPayment)
  await registration.open(id)
  const payment = await registration.openPayment()
  await payment.getByRole('textbox', { name: 'Amount paid, in naira' }).fill('12,500.50')
  await payment.getByLabel('Receipt').setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) })
  await payment.getByRole('button', { name: 'Add payment' }).click()
  await expect(toast(page, 'ERROR!')).toBeVisible()
  await expect(payment.getByRole('alert')).toContainText('Something went wrong on our side.')
  await payment.getByRole('button', { name: 'Add payment' }).click()
  await expect(toast(page, 'Added Successfully')).toBeVisible()
  await expect(registration.task('Payment')).toContainText('₦87,500.50 paid')
  await registration.openTask('Staff and referees')

  for (const [person, section] of [
    ['Hauwa Sani', 'Personnels/Staffs'],
    ['Usman Danjuma', 'Referees'],
  ] as const) {
    const dialog = page.getByRole('dialog', { name: `Delete ${person}?` })
    await registration.delete(person).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(registration.section(section)).toContainText(person)
    await registration.delete(person).click()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(toast(page, 'deleted successfully!')).toBeVisible()
    await expect(registration.section(section)).not.toContainText(person)
  }
  await applicationTaskPage(page).back.click()
  await expect(registration.tasks).toContainText('7 of 8 sections done')
  await expect(registration.task('Staff and referees')).toContainText('0 members of staff, 0 referees')
})

test('a toast is shown at the top centre for three seconds', async ({ page }) => {
  await page.clock.install()
  await signInAs(page, await newOwner())
  await page.goto('/admin/notifications')
  const button = page.getByRole('button', { name: 'Say a success' })
  await expect(button).toBeVisible()
  // From here on no time passes by itself, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await button.click()
  const message = toast(page, 'Added Successfully')
  await expect(message).toBeVisible()
  const box = await message.evaluate((element) => element.parentElement?.getBoundingClientRect())
  expect(box?.top).toBeLessThan(80)
  expect(Math.abs((box?.left ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThan(10)
  await page.clock.fastForward(2000)
  await expect(message).toBeVisible()
  await page.clock.fastForward(1000)
  await expect(message).toBeHidden()
})
