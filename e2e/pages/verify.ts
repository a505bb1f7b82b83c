import type { Page } from '@playwright/test'

/** The page on which anybody checks a certificate. */
export function verifyPage(page: Page) {
  return {
    heading: page.getByRole('heading', { level: 1 }),
    /** What is said of the paper. */
    outcome: (title: string) => page.getByRole('region', { name: title, exact: true }),
    scan: page.getByRole('button', { name: 'Scan with the camera' }),
    stop: page.getByRole('button', { name: 'Stop the camera' }),
    photo: page.getByLabel('A photo of the code'),
    open: (code = '') => page.goto(`/verify${code && `#${code}`}`),
  }
}
