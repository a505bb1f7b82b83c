import { expect } from '@playwright/test'
import * as account from '@portal/contract/accounts/calls/account.ts'
import * as own from '@portal/contract/accounts/calls/own-account.ts'
import { hashPassword } from '@portal/server/auth/passwords.ts'
import { codeShown } from '@portal/server/testing/authenticator-app.ts'
import { makeOwner } from '@portal/server/testing/people.ts'
import { toast } from './pages/locators.ts'
import { signInPage } from './pages/sign-in.ts'
import { recordedFromPaper } from './prepare/applications.ts'
import { callApi } from './prepare/call-api.ts'
import { invitedOfficer, newOwner, openBrowserAs, signInAs, theOfficer } from './prepare/people.ts'
import { test } from './prepare/portal-with-mail.ts'

const ownPassword = 'nine-yellow-boats'

/** An officer who was invited and has chosen a password. */
async function startedOfficer(manager: { token: string }) {
  const { data, password } = await invitedOfficer(manager)
  const given = password ?? ''
  const { token } = await callApi(undefined, account.login, { body: { email: data.email, password: given } })
  const chosen = { password: ownPassword, password_confirmation: ownPassword }
  await callApi(token, own.changePassword, { body: { current_password: given, ...chosen } })
  return data
}

test('an officer logs in with a second factor, loses the phone and is rescued by a colleague', async ({
  page,
  browser,
}) => {
  const manager = await theOfficer()
  const { id, email } = await startedOfficer(manager)
  const login = signInPage(page)
  const logOut = () => page.getByRole('button', { name: 'Log out', exact: true }).click()
  const home = page.getByRole('link', { name: 'Facility Management' })
  let key = ''

  await test.step('the officer sets up a second factor with the key and the first code of an app', async () => {
    await login.open()
    await login.logIn({ email, password: ownPassword })
    await expect(home).toBeVisible()
    await page.goto('/admin/account')
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByRole('dialog').getByLabel('Your password').fill(ownPassword)
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    const scan = page.getByRole('dialog', { name: 'Scan this with your app' })
    key = (await scan.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()) ?? ''
    await scan.getByLabel('Code that the app shows now').fill(await codeShown(key))
    await scan.getByRole('button', { name: 'Activate' }).click()
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: 'I have written them down' }).click()
    await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible()
    await logOut()
  })

  await test.step('logging in asks for a code, and refuses a wrong one', async () => {
    await login.logIn({ email, password: ownPassword })
    await login.enterCode('000000')
    await expect(page.getByText('This code is wrong or was used before. Enter the next one.').first()).toBeVisible()
    await login.enterCode(await codeShown(key, 30))
    await expect(home).toBeVisible()
    await logOut()
  })

  await test.step('without phone and recovery codes, a colleague removes the second factor', async () => {
    const office = await openBrowserAs(browser, manager)
    await office.goto(`/admin/users/${id}`)
    await office.getByRole('button', { name: 'Remove second factor' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(toast(office, 'The second factor is removed')).toBeVisible()
    await login.logIn({ email, password: ownPassword })
    await expect(home).toBeVisible()
    await page.goto('/admin/messages')
    await expect(page.getByText('The ministry removed your second factor')).toBeVisible()
  })
})

test('an owner who forgot the password chooses another one with the link of a mail', async ({ page, mailing }) => {
  const { origin, mails, db } = mailing
  const { email } = await makeOwner(db)
  const login = signInPage(page)
  await page.goto(origin)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
  await expect.poll(() => mails.map(({ subject }) => subject)).toEqual(['Choose a new password'])
  const [mail] = mails
  expect(mail?.to?.[0]?.address).toBe(email)
  const link = /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await login.chooseNewPassword(ownPassword)
  await expect(login.title).toBeVisible()
  await login.logIn({ email, password: ownPassword })
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  await page.goto(link)
  await login.chooseNewPassword('ten-purple-kites')
  await expect(page.getByText('This link is not valid any more. Ask for a new one.').first()).toBeVisible()
})

test('an owner stops a change of email that somebody else asked for, without logging in', async ({ page, mailing }) => {
  const { origin, mails, db } = mailing
  const { id, email, token } = await makeOwner(db)
  const password_hash = await hashPassword(ownPassword)
  await db.updateTable('user_account').set({ password_hash }).where('id', '=', id).execute()
  const thief = `thief-${email}`
  const asked = await page.request.put(`${origin}/api/account/email`, {
    headers: { authorization: `Bearer ${token}` },
    data: { email: thief, current_password: ownPassword },
  })
  expect(asked.status()).toBe(200)
  await expect.poll(() => mails.length).toBe(2)
  const linkTo = (address: string) => {
    const mail = mails.find(({ to }) => to?.[0]?.address === address)
    return /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await page.goto(linkTo(email))
  await page.getByRole('button', { name: 'Stop the change' }).click()
  await expect(page.getByRole('heading', { name: 'The change is stopped' })).toBeVisible()
  await page.goto(linkTo(thief))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/^This link is not valid any more/).first()).toBeVisible()
})

test('an owner who forgot the password and has no mail gets a code at the counter', async ({ page, browser }) => {
  const { user } = await newOwner()
  const login = signInPage(page)
  const office = await openBrowserAs(browser, await theOfficer())
  await office.goto(`/admin/users?q=${encodeURIComponent(user.email)}`)
  await office.getByRole('link', { name: `${user.first_name} ${user.last_name}` }).click()
  await office.getByRole('button', { name: 'Make a one-time code' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Make the code' }).click()
  const shown = office.getByRole('dialog', { name: 'The one-time code' })
  const code = (await shown.getByText(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/).textContent()) ?? ''

  await page.goto('/forgot')
  await page.getByRole('link', { name: 'I have a code' }).click()
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Code from the ministry').fill(code.toUpperCase())
  await login.chooseNewPassword(ownPassword)
  await expect(login.title).toBeVisible()
  await login.logIn({ email: user.email, password: ownPassword })
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible()
  await page.goto('/admin/messages')
  await expect(page.getByText('The ministry made a code for a new password')).toBeVisible()
})

test('an owner takes over a facility that was recorded from paper, with the code of a letter', async ({
  page,
  browser,
}) => {
  const officer = await theOfficer()
  const { facility_id } = await recordedFromPaper(officer)
  const office = await openBrowserAs(browser, officer)
  await office.goto(`/admin/single-facility/${facility_id}`)
  await office.getByRole('link', { name: 'Make a letter for the owner' }).click()
  await office.getByRole('button', { name: 'Make the letter' }).click()
  const code = (await office.getByText('Your code').locator('..').getByRole('strong').textContent()) ?? ''

  await signInAs(page, await newOwner())
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Have a letter with a code?' }).click()
  await page.getByLabel('Code of your letter').fill('AAAAA AAAAA')
  await page.getByRole('button', { name: 'Add this facility to my account' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.getByLabel('Code of your letter').fill(code)
  await page.getByRole('button', { name: 'Add this facility to my account' }).click()
  await expect(page.getByRole('heading', { name: /^Aminci / })).toBeVisible()
  await office.goto('/admin/messages')
  await expect(office.getByText('A facility was claimed by its owner').first()).toBeVisible()
})
