import { expect, type Page } from '@playwright/test'
import { test } from './prepare/ministry.ts'
import { signInAs } from './prepare/people.ts'
import { screens } from './screens/every-screen.ts'
import { goToScreen, openScreen } from './screens/screen.ts'

const checked = [
  'sign in',
  'checking a licence',
  'a number and check code that no paper has',
  'finding a facility',
  'own account',
  'inbox',
  'registrations',
  'payments',
  'concerns',
  'consideration of a pending registration',
  'the monthly report',
]

/** The words that have the colour of what is behind them. */
function invisibleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClear = (colour: string) => colour === 'transparent' || /, 0\)$/.test(colour)
    function behind(element: Element | null): string {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return isClear(backgroundColor) ? behind(element.parentElement) : backgroundColor
    }
    const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1
    return [...document.body.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => isShown(element) && getComputedStyle(element).color === behind(element))
      .map((element) => element.textContent ?? '')
  })
}

/** The tabs and the entries of the menu that look like the current one and are not. */
function likeCurrent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function edgeOf(element: Element): string {
      const { borderBottomColor, borderBottomWidth } = getComputedStyle(element)
      return `${borderBottomWidth} ${borderBottomColor}`
    }
    return [...document.querySelectorAll('ul, [role=tablist]')].flatMap((list) => {
      const parts = [...list.querySelectorAll(':scope > li > a, :scope > [role=tab]')]
      const current = parts.find((part) => part.matches('[aria-current], [aria-selected=true]'))
      if (!current) return []
      const look = edgeOf(current)
      return parts.flatMap((part) => (part !== current && edgeOf(part) === look ? [part.textContent ?? ''] : []))
    })
  })
}

for (const role of ['nobody', 'owner', 'officer'] as const) {
  test(`in the colours of the system nothing is invisible for ${role}, and what is current can be told`, async ({
    page,
    ministry,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await signInAs(page, ministry[role])
    if (role !== 'nobody') await openScreen(page, { at: () => '/dashboard', shows: '' }, ministry)
    for (const screen of screens.filter(({ as, name }) => as === role && checked.includes(name))) {
      await goToScreen(page, screen, ministry)
      expect.soft(await invisibleWords(page), screen.name).toEqual([])
      expect.soft(await likeCurrent(page), screen.name).toEqual([])
    }
  })
}
