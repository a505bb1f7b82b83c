import { expect, type Page, test } from '@playwright/test'
import { listDocuments } from '@portal/contract/applications/calls/contents-lists.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { addFacilityPage } from './pages/add-facility.ts'
import { toast } from './pages/locators.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { clinic, startedRegistration } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { newOwner, signInAs, unique } from './prepare/people.ts'

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

test('a file continues where the connection broke, after its dialog was closed and the page was loaded again', async ({
  page,
}) => {
  const owner = await newOwner()
  const { id, facility } = await startedRegistration(owner)
  const offsets: (string | undefined)[] = []
  let isBroken = false
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    offsets.push(route.request().headers()['upload-offset'])
    if (offsets.length === 2) isBroken = true
    return isBroken ? route.abort('connectionreset') : route.continue()
  })
  await signInAs(page, owner)
  const registration = registrationPage(page)
  await registration.open(id)
  const dialog = await registration.openDocument()
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from('ftypheic') })
  await expect(dialog.getByRole('alert')).toContainText('This browser cannot read photos of this format.')
  const buffer = Buffer.alloc(1_500_000, ' ')
  buffer.write('%PDF-1.7\n')
  await dialog.getByLabel('File').setInputFiles({ name: 'large-scan.pdf', mimeType: 'application/pdf', buffer })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(dialog.getByText('Waiting for the connection, 34 % sent')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByText('large-scan.pdf')).toBeVisible()
  await page.reload()
  await expect(uploads.getByText('Waiting for the connection')).toBeVisible()

  isBroken = false
  await expect(toast(page, 'Document added Successfully!')).toBeVisible({ timeout: 20_000 })
  await expect(uploads).toBeHidden()
  expect(offsets.filter((offset) => offset === '0')).toHaveLength(1)
  expect(offsets.at(-1)).toBe('1048576')
  const { data } = await callApi(owner.token, listDocuments, { params: { id: String(facility.id) } })
  expect(data.map(({ name }) => name)).toEqual(['Certificate of registration with CAC'])
})

test('a PNG photo is rotated and cropped by keys, and arrives as a small JPEG', async ({ page }) => {
  const owner = await newOwner()
  const { id } = await startedRegistration(owner)
  await signInAs(page, owner)
  const registration = registrationPage(page)
  await registration.open(id)
  const dialog = await registration.openDocument()
  await dialog.getByLabel('File').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await photo(page) })
  await dialog.getByRole('button', { name: 'Rotate or crop' }).press('Enter')
  await dialog.getByRole('button', { name: 'Rotate', exact: true }).press('Enter')
  const top = dialog.getByLabel('Cut off at the top')
  for (let percent = 0; percent < 10; percent++) await top.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Use this photo' }).press('Enter')
  await expect(dialog.getByText('photo.jpg')).toBeVisible()
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/uploads'))
  await dialog.getByRole('button', { name: 'Upload' }).click()
  expect(Number((await request).headers()['upload-length'])).toBeLessThan(600_000)
  await expect(toast(page, 'Document added Successfully!')).toBeVisible()
  await registration.openTask('Documents')
  const opened = page.waitForEvent('popup')
  await registration.view('Certificate of registration with CAC').first().click()
  const picture = (await opened).locator('img')
  expect(await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([1500, 1800])
})

/** A PNG of 2,000 by 1,500 pixels that a phone may have taken. */
async function photo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 1500 })
    const context = canvas.getContext('2d')
    for (let y = 0; context && y < 1500; y += 10) {
      for (let x = 0; x < 2000; x += 10) {
        context.fillStyle = `rgb(${x / 8} ${y / 6} ${(x * y) % 251})`
        context.fillRect(x, y, 10, 10)
      }
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))]
  })
  return Buffer.from(bytes)
}
