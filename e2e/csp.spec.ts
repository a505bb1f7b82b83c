import { expect } from '@playwright/test'
import { applicationTaskPage } from './pages/application-task.ts'
import { registrationPage } from './pages/registration.ts'
import { signInPage } from './pages/sign-in.ts'
import { completeApplication } from './prepare/applications.ts'
import { test } from './prepare/ministry.ts'
import { newOwner, openBrowserAs } from './prepare/people.ts'
import { recordProblems } from './screens/page-problems.ts'
import { openScreen } from './screens/screen.ts'

test('a violation of the Content-Security-Policy is detected', async ({ page, ministry }) => {
  const problems = await recordProblems(page)
  await openScreen(page, { at: () => '/', shows: 'Log in' }, ministry)
  await page.evaluate(() =>
    document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' })),
  )
  await expect.poll(() => problems.join('\n')).toContain('policy: img-src https://elsewhere.example/a.png')
})

test('the browser stores only the token, id, first name and role of the signed-in person', async ({ page }) => {
  const owner = await newOwner()
  const signIn = signInPage(page)
  await signIn.open()
  await signIn.logIn({ ...owner, ...owner.user })
  await expect(page).toHaveURL('/admin/overview')
  const stored = await page.evaluate(async () => ({
    local: Object.entries(localStorage).map(([name, value]) => [name, Object.keys(Object(JSON.parse(value)))]),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }))
  expect(stored).toEqual({
    local: [
      [
        'session',
        ['token', 'id', 'first_name', 'privilege_type', 'duties', 'must_change_password', 'must_set_up_second_factor'],
      ],
    ],
    session: [],
    databases: [],
    caches: [],
  })
  expect(await page.context().cookies()).toEqual([])
})

test('an uploaded PDF opens in the viewer of the browser, and only people with a signed link can open it', async ({
  browser,
  page,
}) => {
  const owner = await newOwner()
  const { id } = await completeApplication(owner)
  const ownersPage = await openBrowserAs(browser, owner)
  await applicationTaskPage(ownersPage).open(id, 'documents')
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
  expect(file.headers()['content-security-policy']).toBe("frame-ancestors 'self'")
  expect((await page.request.get(url.replace(/\?.*/, ''))).status()).toBe(404)
  expect((await page.request.post((await linked).url())).status()).toBe(401)
})
