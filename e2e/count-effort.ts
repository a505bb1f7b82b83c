import type { Locator, Page } from '@playwright/test'

type Files = Parameters<Locator['setInputFiles']>[0]

/** Uses a page like a person, and counts the effort: the screens that were opened, the taps and the fields that were filled. */
export function countEffort(page: Page) {
  const screens: string[] = []
  let taps = 0
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const { pathname, search } = new URL(frame.url())
    if (screens.at(-1) !== pathname + search) screens.push(pathname + search)
  })
  return {
    tap: (target: Locator) => {
      taps += 1
      return target.click()
    },
    /** A field that is filled counts as one tap. */
    fill: (target: Locator, text: string) => {
      taps += 1
      return target.fill(text)
    },
    choose: (target: Locator, option: string) => {
      taps += 1
      return target.selectOption(option)
    },
    attach: (target: Locator, files: Files) => {
      taps += 1
      return target.setInputFiles(files)
    },
    /** The addresses of the screens, in the order in which they were opened. */
    screens,
    taps: () => taps,
  }
}
