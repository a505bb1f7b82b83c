import type { Page } from '@playwright/test'

/** An outcome and when it was painted, in milliseconds since the page began to open. */
export interface Painted {
  title: string
  at: number
}

/** Notes in the page when each outcome is painted. Must be called before the page is opened. */
export async function watchOutcomes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted: { title: string; at: number }[] = []
    Object.assign(window, { painted })
    let last: string | null | undefined
    new MutationObserver(() => {
      const title = document.querySelector('#code-outcome section[aria-label]')?.getAttribute('aria-label')
      if (!title || title === last) return
      last = title
      // What was drawn in this frame is on the screen when the next task begins.
      requestAnimationFrame(() => setTimeout(() => painted.push({ title, at: performance.now() })))
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-label'] })
  })
}

/** The outcomes that the page has shown up to the one with this title. */
export async function outcomesUpTo(page: Page, title: string): Promise<Painted[]> {
  const found = await page.waitForFunction((wanted) => {
    const painted: unknown = Reflect.get(window, 'painted')
    return Array.isArray(painted) && painted.some((one) => one.title === wanted) ? painted : undefined
  }, title)
  return (await found.jsonValue()) ?? []
}
