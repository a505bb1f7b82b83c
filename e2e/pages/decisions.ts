import type { Page } from '@playwright/test'

type Decision = 'Temporary Approval' | 'Approve' | 'Decline'

/** The officer's decision buttons, which two screens have. */
export function decisions(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(Approve|Decline) this registration/ })
  return {
    dialog,
    button: (name: Decision) => page.getByRole('main').getByRole('button', { name, exact: true }),
    /** Takes a decision. The reason is typed because some decisions need one. */
    decide: async (name: Decision, reason = 'As the inspectors advise.') => {
      await page.getByRole('main').getByRole('button', { name, exact: true }).click()
      await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
      await dialog.getByRole('button', { name, exact: true }).click()
    },
    printCertificate: page.getByRole('link', { name: 'Print Certificate' }),
    printStatement: page.getByRole('link', { name: 'Print Temporarily Statement' }),
  }
}
