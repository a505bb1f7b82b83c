import type { Page } from '@playwright/test'

/** The temporary statement of approval. */
export function statementPage(page: Page) {
  const sheet = page.getByRole('article')
  return {
    sheet,
    title: sheet.getByRole('heading', { name: 'Temporary Statement of Approval' }),
    problem: page.getByRole('alert'),
    back: page.getByRole('link', { name: 'Back to the registration' }),
    open: (id: number | string) => page.goto(`/statement/${id}`),
  }
}
