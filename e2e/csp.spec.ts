import { expect } from '@playwright/test'
import { registrationPage } from './pages/registration.ts'
import { signInPage } from './pages/sign-in.ts'
import { completeApplication } from './prepare/applications.ts'
import { test } from './prepare/ministry.ts'
import { browserOf, newOwner } from './prepare/people.ts'
import { complaintsOf } from './screens/complaints.ts'
import { openScreen } from './screens/screen.ts'

test('a page that breaks its policy would be noticed', async ({ page, ministry }) => {
  const complaints = await complaintsOf(page)
  await openScreen(page, { at: () => '/', shows: 'Log in' }, ministry)
  await page.evaluate(() =>
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' })),
  )
  await expect.poll(() => complaints.join('\n')).toContain('policy: img-src https://elsewhere.example/a.png')
})

test('the browser keeps the token, id, first name and role of who is signed in, and nothing else', async ({ page }) => {
  const owner = await newOwner()
  const signIn = signInPage(page)
  await signIn.open()
  await signIn.logIn({ ...owner, ...owner.user })
  await expect(page).toHaveURL('/admin/overview')
  const kept = await page.evaluate(async () => ({
    local: Object.entries(localStorage).map(([name, value]) => [name, Object.keys(JSON.parse(value))]),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }))
  expect(kept).toEqual({
    local: [['session', ['token', 'id', 'first_name', 'privilege_type']]],
    session: [],
    databases: [],
    caches: [],
  })
  expect(await page.context().cookies()).toEqual([])
})

test('what was uploaded can only be looked at, and by nobody else', async ({ browser, page }) => {
  const owner = await newOwner()
  const { id } = await completeApplication(owner)
  const ownersPage = await browserOf(browser, owner)
  await registrationPage(ownersPage).open(id)
  const linked = ownersPage.waitForResponse((answer) => /\/api\/documents\/[^/]+\/link$/.test(answer.url()))
  await registrationPage(ownersPage).view('PHCN bill').click()
  const { url } = await (await linked).json()
  const file = await page.request.get(url)
  expect(file.status()).toBe(200)
  expect(file.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(file.headers()['content-security-policy']).toContain('sandbox')
  expect((await page.request.get(url.replace(/\?.*/, ''))).status()).toBe(404)
  expect((await page.request.post((await linked).url())).status()).toBe(401)
})
