import type { Locator, Page } from '@playwright/test'

/** A toast with exactly this message. Spec §8. */
export function toast(page: Page, message: string): Locator {
  return page.getByRole('status').getByText(message, { exact: true }).last()
}

/** The main heading of the page. */
export function title(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name })
}

/** The header of the page: its heading and the text below it. */
export function head(page: Page): Locator {
  return page.getByRole('main').locator('header').first()
}
