import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Nothing that axe knows of keeps anybody out, and nothing has to be moved sideways to be read: on the whole page, or in a part. */
export async function expectReachable(page: Page, part = 'html'): Promise<void> {
  const axe = new AxeBuilder({ page }).include(part).withTags(rules).setLegacyMode()
  const { violations } = await axe.analyze()
  expect.soft(violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ html }) => html) }))).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
