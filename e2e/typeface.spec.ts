import { expect, test } from '@playwright/test'
import { signInPage } from './pages/sign-in.ts'
import { newOwner } from './prepare/people.ts'

declare global {
  interface Window {
    /** Whether Inter was there when the portal showed its first title. */
    hadTypefaceAtFirst?: boolean
  }
}

test('the page after signing in is set in the typeface from its first paint, if the sign-in page could fetch it', async ({
  page,
}) => {
  const owner = await newOwner()
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('#root h1')) return
      window.hadTypefaceAtFirst = [...document.fonts].some(
        ({ family, status }) => family === 'Inter' && status === 'loaded',
      )
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const signIn = signInPage(page)
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  await signIn.open()
  await fetched
  await signIn.logIn({ ...owner, ...owner.user })
  await expect.poll(() => page.evaluate(() => window.hadTypefaceAtFirst)).toBe(true)
})
