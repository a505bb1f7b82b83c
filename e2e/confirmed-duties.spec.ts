import { expect } from '@playwright/test'
import { makeOfficer, type Person } from '@portal/server/testing/people.ts'
import { openBrowserAs } from './prepare/people.ts'
import { test } from './prepare/portal-with-clock.ts'
import { expectAccessibleAtBothWidths } from './screens/accessible.ts'

test('the duty to decide counts once a third officer has confirmed it', async ({ browser, portal: { app, db } }) => {
  const [giver, third, receiver] = [await makeOfficer(db), await makeOfficer(db), await makeOfficer(db, ['review'])]
  const account = `/admin/users/${receiver.id}`
  const enter = async ({ token, ...user }: Person) => {
    const page = await openBrowserAs(browser, { token, user, duties: [...user.duties] }, app.listeningOrigin)
    await page.goto(`${app.listeningOrigin}${account}`)
    return page
  }
  const [giving, confirming] = [await enter(giver), await enter(third)]
  const duties = giving.getByRole('region', { name: 'Duties' })

  await giving.getByRole('button', { name: 'Change duties' }).click()
  await giving.getByRole('dialog').getByLabel('Decide').check()
  await giving.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(duties).toContainText('Decide for Hadiza')
  await expect(duties).toContainText('not confirmed yet')
  await expect(duties.getByRole('listitem')).toHaveCount(1)
  await expect(duties.getByRole('button', { name: 'Confirm duties' })).toHaveCount(0)
  await expect(duties.getByRole('button', { name: 'Withdraw duties' })).toBeVisible()
  await expectAccessibleAtBothWidths(giving)

  await confirming.reload()
  await expectAccessibleAtBothWidths(confirming)
  await confirming.getByRole('button', { name: 'Confirm duties' }).click()
  const dialog = confirming.getByRole('dialog', { name: 'Confirm Decide for Hadiza' })
  await dialog.waitFor()
  await expectAccessibleAtBothWidths(confirming, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(confirming.getByRole('region', { name: 'Duties' }).getByRole('listitem')).toHaveCount(2)
  await expect(confirming.getByText('not confirmed yet')).toHaveCount(0)
})
