import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { sniffedErrors } from './code-sniffer.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Reporting the passed rules too would take most of the time.
  resultTypes: ['violations'],
  // The style guide frames mails without scripts, so axe could not run in them.
  iframes: false,
} satisfies axe.RunOptions

/** Contrast takes half of the time of a check. */
const withoutContrast: axe.RuleObject = { 'color-contrast': { enabled: false } }

/** Checks that axe finds no violation on the page or in a part of it, and that the page needs no horizontal scrolling. */
export async function expectAccessible(page: Page, part = 'html', rules: axe.RuleObject = {}): Promise<void> {
  // axe stays loaded until the next document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations, wide } = await page.evaluate(
    async ([part, options]) => {
      // A field that is half under the top bar would count as too small to touch.
      window.scrollTo(0, 0)
      const { violations } = await window.axe.run(part, options)
      return {
        violations: violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) })),
        wide: document.documentElement.scrollWidth,
      }
    },
    [part, { ...options, rules }] as const,
  )
  expect.soft(violations).toEqual([])
  expect.soft(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/**
 * As `expectAccessible`, at the width of a desktop and of a phone, without loading the page again. Contrast is the same at
 * both widths, so it is checked on the desktop. The check begins at the width that the page has: a change takes time.
 */
export async function expectAccessibleAtBothWidths(page: Page, part?: string): Promise<void> {
  const widths = page.viewportSize()?.width === 360 ? [360, 1280] : [1280, 360]
  for (const width of widths) {
    await resize(page, width)
    await expectAccessible(page, part, width === 360 ? withoutContrast : {})
    // It looks at markup and contrast, which are the same at both widths.
    if (width !== 360) expect.soft(await sniffedErrors(page, part ?? 'html')).toEqual([])
  }
}

/** As `expectAccessible`, at the width of a phone, for pages whose colours were checked elsewhere. */
export async function expectAccessibleOnPhone(page: Page, part?: string): Promise<void> {
  await resize(page, 360)
  await expectAccessible(page, part, withoutContrast)
}

async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width === width) return
  await page.setViewportSize({ width, height: 800 })
  // Charts measure their width and render again in the next frames.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
