import type { Page } from '@playwright/test'
import type { Call } from '@portal/contract/call.ts'

/** Has a call fail once, as when the server broke down; what is sent after that arrives. */
export async function failOnce(page: Page, { path, method }: Call): Promise<void> {
  let hasFailed = false
  await page.route(`**${path}`, (route) => {
    if (hasFailed || route.request().method() !== method) return route.fallback()
    hasFailed = true
    return route.fulfill({ status: 500 })
  })
}

/** Has every call fail, as when the server is broken. */
export async function failAll(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => route.fulfill({ status: 500 }))
}
