import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // What is in order need not be described, which takes most of the time.
  resultTypes: ['violations'] satisfies ['violations'],
}

/** Nothing that axe knows of keeps anybody out, on the page or in a part, and nothing has to be moved sideways to be read. */
export async function expectReachable(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).options(options).setLegacyMode().analyze()
  expect.soft(violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }))).toEqual([])
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
