import type { Page } from '@playwright/test'
import { decisions, pressAction } from './decisions.ts'
import { head, title } from './locators.ts'

/** Consideration and Approval, for officers. */
export function approvalPage(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Update Approval' })
  return {
    ...decisions(page),
    title: (facility: string) => title(page, `Consideration & Approval of ${facility}`),
    head: head(page),
    section: (name: string) => page.getByRole('region', { name, exact: true }),
    /** The summary is behind a tab; paper has it always. */
    sheet: page.getByRole('article', { includeHidden: true }),
    tab: (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }),
    consider: async (choices: Record<string, string>, comments: string) => {
      await pressAction(page.getByRole('main'), 'Update Approval')
      for (const [group, choice] of Object.entries(choices)) {
        await dialog.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }).check()
      }
      await dialog.getByRole('textbox', { name: "Permanent Secretary's comments" }).fill(comments)
      await dialog.getByRole('button', { name: 'Save' }).click()
    },
    back: page.getByRole('main').getByRole('link', { name: 'Registration', exact: true }),
    open: (id: number | string) => page.goto(`/admin/registration/approval/${id}`),
  }
}
