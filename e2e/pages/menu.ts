import type { Page } from '@playwright/test'

/** The menu of the signed-in portal. On a phone it is a drawer. */
export function menu(page: Page) {
  const openButton = page.getByRole('button', { name: 'Menu' })

  async function choose(name: string) {
    const isPhone = (page.viewportSize()?.width ?? 0) < 600
    if (isPhone) await openButton.click()
    const entries = isPhone
      ? page.getByRole('dialog', { name: 'Menu' })
      : page.getByRole('navigation', { name: 'Main' })
    await entries.getByRole('link', { name, exact: true }).click()
  }

  return {
    openButton,
    drawer: page.getByRole('dialog', { name: 'Menu' }),
    /** An entry of the open drawer. */
    drawerEntry: (name: string) => page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true }),
    logOut: page.getByRole('button', { name: 'Log out' }),
    choose,
    /** Opens a page from the page of all settings. */
    chooseSettings: async (name: string) => {
      await choose('Settings')
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    },
  }
}
