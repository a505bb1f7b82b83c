import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

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
  // A field that is half under the top bar would count as too small to touch.
  await page.evaluate(() => window.scrollTo(0, 0))
  const violations = await page.evaluate(
    async ([part, options]) => {
      const { violations } = await (Object(window).axe as typeof axe).run(part, options)
      return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }))
    },
    [part, { ...options, rules }] as const,
  )
  expect.soft(violations).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/**
 * As `expectAccessible`, at the width of a desktop and of a phone, without loading the page again. Contrast is the same at
 * both widths, so it is checked at the first.
 */
export async function expectAccessibleAtBothWidths(page: Page, part?: string): Promise<void> {
  await resize(page, 1280)
  await expectAccessible(page, part)
  await resize(page, 360)
  await expectAccessible(page, part, withoutContrast)
}

/** As `expectAccessible`, at the width of a phone, for pages whose colours were checked elsewhere. */
export async function expectAccessibleOnPhone(page: Page): Promise<void> {
  await resize(page, 360)
  await expectAccessible(page, 'html', withoutContrast)
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  // Charts measure their width and render again in the next frames.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
