import { expect, type Page, test } from '@playwright/test'
import { workbookType } from '@portal/server/files/workbook.ts'
import { sheetXml, workbookOf } from '@portal/web/testing/workbook.ts'
import { phone } from './address.ts'
import { countEffort } from './count-effort.ts'
import { recordedFromPaper, startedRegistration } from './prepare/applications.ts'
import { newOwner, signInAs, theOfficer } from './prepare/people.ts'

test.use(phone)

/** Opens the dialog on the page where an owner lists the staff of a new application. */
async function openList(page: Page) {
  const owner = await newOwner()
  const { id } = await startedRegistration(owner)
  await signInAs(page, owner)
  await page.goto(`/admin/registration/${id}?step=staff`)
  const effort = countEffort(page)
  await effort.tap(page.getByRole('button', { name: 'Add from a list' }))
  const dialog = page.getByRole('dialog', { name: 'Add staff from a list' })
  return { ...effort, dialog, line: (name: string) => dialog.getByRole('listitem').filter({ hasText: name }) }
}

/** No line is wider than the phone. */
async function expectNoSidewaysScrolling(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

test('an owner pastes the staff from a message, and corrects one line in place', async ({ page }) => {
  const { dialog, line, tap, fill, taps } = await openList(page)
  const message = [
    '*STAFF OF ZUMA CLINIC*',
    '1. Dr. Amina Bello - Doctor - 08031234501 - MBBS - full time',
    '2. Hauwa Sani - Nurse - 8031234502 - RN/RM - full time',
    '3. Musa Garba - Lab tech - 08031234503 - OND - part time',
    '4. Sani Ali - Mai gadi - 0803123 - SSCE - full time',
  ].join('\n')
  await fill(dialog.getByLabel('The list'), message)
  await tap(dialog.getByRole('button', { name: 'Check the list' }))
  await expect(dialog.getByRole('status')).toHaveText('2 people can be added. 2 people cannot be added yet.')
  await expectNoSidewaysScrolling(page)

  await tap(dialog.getByRole('group', { name: '“Lab tech”' }).getByLabel('Medical Lab Technician'))
  await expect(line('Sani Ali').getByText('Enter a phone number like 0803 123 4567')).toBeVisible()
  await fill(line('Sani Ali').getByLabel('Phone number'), '08031234504')
  await page.reload()
  await expect(dialog.getByRole('status')).toHaveText('4 people can be added.')
  await tap(dialog.getByRole('button', { name: 'Add 4 people' }))
  await expect(dialog.getByRole('status')).toHaveText('4 people added.')
  await tap(dialog.getByRole('button', { name: 'Close', exact: true }).last())
  expect(taps()).toBeLessThanOrEqual(7)

  const staff = page.getByRole('region', { name: 'Personnels/Staffs' })
  for (const [name, cadre] of [
    ['Dr. Amina Bello', 'Doctors (Medical/Dental)'],
    ['Hauwa Sani', 'Nurses/Midwives'],
    ['Musa Garba', 'Medical Lab Technician'],
    ['Sani Ali', 'Mai gadi'],
  ] as const) {
    await expect(staff.getByRole('row').filter({ hasText: name })).toContainText(cadre)
  }
})

test('an owner adds the staff from a workbook, and again without adding anybody twice', async ({ page }) => {
  const { dialog, tap, attach } = await openList(page)
  const rows = [
    ['STAFF LIST'],
    ['S/N', 'Name', 'GSM', 'Designation', 'Qualification', 'Full time?'],
    [1, 'Hauwa Sani', 8031234502, 'Staff nurse', 'RN/RM', 'Yes'],
    [2, 'Kemi Alade', 8031234505, 'Phamacist', 'B.Pharm', 'No'],
    ['TOTAL', 2],
  ]
  const buffer = Buffer.from(workbookOf({ Staff: sheetXml(rows) }))
  const file = { name: 'staff.xlsx', mimeType: workbookType.mediaType, buffer }
  await attach(dialog.getByLabel('File (optional)'), file)
  await expect(dialog.getByText('“Phamacist” in the list')).toBeVisible()
  await tap(dialog.getByRole('button', { name: 'Add 2 people' }))
  await expect(dialog.getByRole('status')).toHaveText('2 people added.')
  await tap(dialog.getByRole('button', { name: 'Close', exact: true }).last())
  const staff = page.getByRole('region', { name: 'Personnels/Staffs' })
  await expect(staff.getByRole('row').filter({ hasText: 'Kemi Alade' })).toContainText('Pharmacist')

  await tap(page.getByRole('button', { name: 'Add from a list' }))
  await attach(dialog.getByLabel('File (optional)'), file)
  await expect(dialog.getByRole('status')).toHaveText('2 people left out.')
  await expect(dialog.getByRole('button', { name: /^Add \d/ })).toHaveCount(0)
})

test('an officer adds the staff of a facility from paper', async ({ page }) => {
  const officer = await theOfficer()
  const { id } = await recordedFromPaper(officer)
  await signInAs(page, officer)
  await page.goto(`/admin/registration/${id}`)
  await page.getByRole('button', { name: 'Add from a list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add staff from a list' })
  await dialog.getByLabel('The list').fill('Hauwa Sani\tNurse\tRN/RM\t8031234502\tFull time')
  await dialog.getByRole('button', { name: 'Check the list' }).click()
  await dialog.getByRole('button', { name: 'Add 1 person' }).click()
  await expect(dialog.getByRole('status')).toHaveText('1 person added.')
})
