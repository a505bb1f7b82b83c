import type { Page } from '@playwright/test'
import type { Call } from '@portal/contract/call.ts'

/** Makes the next request of a call fail with status 500. Later requests reach the server. */
export async function failOnce(page: Page, { path, method }: Call): Promise<void> {
  let hasFailed = false
  await page.route(`**${path}`, (route) => {
    if (hasFailed || route.request().method() !== method) return route.fallback()
    hasFailed = true
    return route.fulfill({ status: 500 })
  })
}

/** Makes every call fail with status 500. */
export async function failAll(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.fulfill({ status: 500 }))
}
