import type { Page } from '@playwright/test'

/** The certificate of an approved registration. */
export function certificatePage(page: Page) {
  const sheet = page.getByRole('article')
  return {
    sheet,
    title: sheet.getByRole('heading', { name: 'Certificate of Registration' }),
    expired: sheet.getByRole('img', { name: 'EXPIRED' }),
    print: page.getByRole('button', { name: 'Print' }),
    problem: page.getByRole('alert'),
    back: page.getByRole('link', { name: 'Back to the registration' }),
    open: (id: number | string) => page.goto(`/cert/${id}`),
  }
}
