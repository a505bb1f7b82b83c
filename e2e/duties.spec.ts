import { expect } from '@playwright/test'
import { test } from './prepare/ministry.ts'
import { openBrowserAs, signInAs, theOfficer, unique } from './prepare/people.ts'

test('an officer is invited, chooses a password, and sees only what the duties allow', async ({ page, browser }) => {
  const manager = await openBrowserAs(browser, await theOfficer())
  const email = `ngozi-${unique()}@example.org`
  await manager.goto('/admin/users')
  await manager.getByRole('button', { name: 'Invite officer' }).click()
  const form = manager.getByRole('dialog')
  await form.getByLabel('First name').fill('Ngozi')
  await form.getByLabel('Last name').fill('Eze')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Review').check()
  await form.getByRole('button', { name: 'Invite' }).dblclick()
  const shown = manager.getByRole('dialog', { name: 'The officer is invited' })
  const password = (await shown.getByText(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/).textContent()) ?? ''
  await shown.getByRole('button', { name: 'Done' }).click()

  await signInAs(page, undefined)
  await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('The password you were given').fill(password)
  await page.getByLabel('Your own password', { exact: true }).fill('nine-yellow-boats')
  await page.getByLabel('Repeat your own password').fill('nine-yellow-boats')
  await page.getByRole('button', { name: 'Save my password' }).click()
  await expect(page.getByRole('link', { name: 'Facility Management' })).toBeVisible()
  await page.goto('/admin/settings/ministry')
  await expect(page.getByRole('heading', { name: 'Ministry settings' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change names and address' })).toHaveCount(0)
  await page.goto('/admin/users')
  await expect(page.getByRole('button', { name: 'Invite officer' })).toHaveCount(0)

  await manager.goto(`/admin/users?q=${encodeURIComponent(email)}`)
  await manager.getByRole('link', { name: 'Ngozi Eze' }).click()
  await manager.getByRole('button', { name: 'Change duties' }).click()
  await manager.getByRole('dialog').getByLabel('Settings').check()
  await manager.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByText('The ministry’s settings and the people who sign certificates.')).toBeVisible()
  await page.goto('/admin/settings/ministry')
  await expect(page.getByRole('button', { name: 'Change names and address' })).toBeVisible()
})
