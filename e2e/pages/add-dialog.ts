import type { Page } from '@playwright/test'

/** A dialog that adds one record. Its button is called Add on every screen. */
export function addDialog(page: Page, button: string, dialog = button) {
  const box = page.getByRole('dialog', { name: dialog, exact: true })
  return {
    box,
    part: box.getByRole('combobox', { name: 'Part' }),
    problem: box.getByRole('alert').first(),
    send: box.getByRole('button', { name: 'Add', exact: true }),
    open: () => page.getByRole('main').getByRole('button', { name: button, exact: true }).click(),
    async add(fields: Record<string, string>) {
      await this.open()
      for (const [name, text] of Object.entries(fields)) await box.getByRole('textbox', { name }).fill(text)
      await this.send.click()
    },
  }
}
