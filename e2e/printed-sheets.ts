import type { Page } from '@playwright/test'

/** A4 portrait in points. */
export const a4 = { width: 595, height: 842 }

/** The sizes of the sheets on which this page is printed, in points. */
export async function sheetsOf(page: Page): Promise<{ width: number; height: number }[]> {
  const text = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  return [...text.matchAll(/\/Type\s*\/Page\b(?!s).*?\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/gs)].map(
    ([, width, height]) => ({ width: Math.round(Number(width)), height: Math.round(Number(height)) }),
  )
}
