import type { Locator, Page } from '@playwright/test'
import { addDialog } from './add-dialog.ts'
import { title } from './locators.ts'

/** The states, for officers. */
export function statesPage(page: Page) {
  return {
    title: title(page, 'States'),
    states: page.getByRole('table', { name: 'States' }),
    addState: addDialog(page, 'Add State'),
    viewLga: (state: string) => page.getByRole('link', { name: `view LGA of ${state}`, exact: true }),
  }
}

/** The LGAs of one state with their wards, for officers. */
export function statePage(page: Page, state: string) {
  /** Opens the form of an LGA or a ward, and saves what the function changes in it. */
  const edit = async (name: string, change: (form: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
    const form = page.getByRole('dialog', { name: `Edit ${name}` })
    await change(form)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
  }
  return {
    title: title(page, `LGAs of ${state}`),
    nothing: page.getByText('No LGAs yet'),
    lgas: page.getByRole('table', { name: 'Local government areas' }),
    addLga: addDialog(page, 'Add LGA', `Add LGA to ${state}`),
    addWard: (lga: string) => addDialog(page, `Add ward to ${lga}`),
    viewWards: (lga: string) => page.getByRole('button', { name: `View wards of ${lga}` }),
    rename: (name: string, corrected: string) =>
      edit(name, (form) => form.getByRole('textbox', { name: /^Name of the / }).fill(corrected)),
    retire: (name: string) => edit(name, (form) => form.getByRole('checkbox', { name: /^Retired/ }).check()),
    wards: (lga: string) => page.getByRole('list', { name: `Wards of ${lga}` }),
  }
}
