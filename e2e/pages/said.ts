import type { Locator, Page } from '@playwright/test'

/** What the portal says at the top of the page for three seconds, word for word. Spec §8. */
export function said(page: Page, message: string): Locator {
  return page.getByRole('status').getByText(message, { exact: true }).last()
}

/** The one heading of the page. */
export function title(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name })
}

/** The top of the page: its heading, and what is told beneath it. */
export function head(page: Page): Locator {
  return page.getByRole('main').locator('header').first()
}
