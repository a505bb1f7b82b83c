import { expect, type Page } from '@playwright/test'

/** A visit on the phone, with the words that an inspector presses. */
export function visitPage(page: Page) {
  const recorded = page.locator('[data-where="on this phone"], [data-where="arrived"]')
  return {
    begin: page.getByRole('button', { name: 'Begin the visit' }),
    next: page.getByRole('link', { name: 'Next' }),
    photos: page.locator('[data-photo]'),
    /** Keeps the visits of a person on the phone, and opens the one to this facility. */
    async keepAndOpen(name: string) {
      await page.goto('/admin/visits')
      await page.getByRole('button', { name: `Keep on this phone: ${name}` }).click()
      await this.open(name)
    },
    async open(name: string) {
      await page.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: 'Open' }).click()
    },
    /** Chooses a finding, and waits until the phone has it on its disk. */
    async find(outcome: string) {
      await page.getByRole('radio', { name: outcome, exact: true }).press('Space')
      await expect(page.getByRole('radio', { name: outcome, exact: true })).toBeChecked()
      await recorded.waitFor()
    },
    async note(text: string) {
      await page.getByLabel('Note').fill(text)
      await page.getByLabel('Note').blur()
    },
    /** Takes a photo: the browser of a test gets a picture instead of opening a camera. */
    async takePhoto(picture: Buffer) {
      const before = await this.photos.count()
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer: picture })
      // A slow phone needs seconds to make a picture small.
      await expect(this.photos).toHaveCount(before + 1, { timeout: 60_000 })
    },
    /** Opens another page of the visit from its menu. */
    async go(name: string | RegExp) {
      await page.getByRole('button', { name: 'Menu of the visit' }).click()
      await page.getByRole('dialog').getByRole('link', { name }).click()
    },
    /** Ends the visit, which names how many questions become not seen. */
    async end(recommendation: string, question: string | RegExp) {
      await this.go('End the visit')
      await page.getByRole('radio', { name: recommendation, exact: true }).press('Space')
      await page.getByRole('button', { name: 'End the visit' }).click()
      await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'End the visit' }).click()
      await expect(page.getByRole('heading', { name: 'The visit is ended on this phone' })).toBeVisible()
    },
  }
}

/** A photo as large as a camera takes it. */
export async function cameraPicture(page: Page, colour: string): Promise<Buffer> {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 2200
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser does not draw')
    context.fillStyle = fill
    context.fillRect(0, 0, 3000, 2200)
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? ''
  }, colour)
  return Buffer.from(base64, 'base64')
}
