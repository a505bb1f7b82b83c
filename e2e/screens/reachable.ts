import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // What is in order need not be described, which takes most of the time.
  resultTypes: ['violations'],
} satisfies axe.RunOptions

/** Nothing that axe knows of keeps anybody out, on the page or in a part, and nothing has to be moved sideways to be read. */
export async function expectReachable(page: Page, part = 'html'): Promise<void> {
  // It stays in the page until another is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([part, options]) => {
      const { violations } = await (Object(window).axe as typeof axe).run(part, options)
      return violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }))
    },
    [part, options] as const,
  )
  expect.soft(violations).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** As `expectReachable`, on a desktop and then on a phone, without loading the page twice. */
export async function expectReachableAtBothWidths(page: Page, part?: string): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    // What is drawn by its width is drawn anew in the next frames.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await expectReachable(page, part)
  }
}
