import type { Locator, Page } from '@playwright/test'

type Decision = 'Temporary Approval' | 'Approve' | 'Decline'

/** Presses a button that may be in the menu of less usual actions, which is opened then. */
export async function pressAction(main: Locator, name: string | RegExp) {
  const button = main.getByRole('button', { name, exact: true }).first()
  const more = main.getByRole('button', { name: 'More actions', exact: true })
  await button.or(more).first().waitFor()
  if (!(await button.isVisible())) await more.click()
  await button.click()
}

/** The officer's decision buttons, which two screens have. */
export function decisions(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^(Approve|Decline) this (registration|change of type)/ })
  const main = page.getByRole('main')
  return {
    dialog,
    button: (name: Decision) => main.getByRole('button', { name, exact: true }),
    press: (name: Decision) => pressAction(main, name),
    /** Takes a decision. The reason is typed because some decisions need one. */
    decide: async (name: Decision, reason = 'As the inspectors advise.') => {
      await pressAction(main, name)
      await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
      await dialog.getByRole('button', { name, exact: true }).click()
    },
    printCertificate: page.getByRole('link', { name: 'Print Certificate' }),
    printStatement: page.getByRole('link', { name: 'Print Temporarily Statement' }),
  }
}
