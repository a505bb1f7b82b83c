import { expect } from '@playwright/test'
import { makeOfficer } from '@portal/server/testing/people.ts'
import { enter, test } from './prepare/portal-with-clock.ts'
import { expectAccessibleAtBothWidths } from './screens/accessible.ts'

test('the duty to decide counts once a third officer has confirmed it', async ({ browser, portal }) => {
  const { db } = portal
  const [giver, third, receiver] = [
    await makeOfficer(db),
    await makeOfficer(db),
    await makeOfficer(db, ['review', 'users']),
  ]
  const [giving, confirming] = [await enter(browser, portal, giver), await enter(browser, portal, third)]
  for (const page of [giving, confirming]) await page.goto(`/admin/users/${receiver.id}`)
  const duties = giving.getByRole('region', { name: 'Duties' })

  await test.step('an officer gives it, and cannot confirm it', async () => {
    await giving.getByRole('button', { name: 'Change duties' }).click()
    await giving.getByRole('dialog').getByLabel('Decide').check()
    await giving.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(duties).toContainText('Decide for Hadiza')
    await expect(duties).toContainText('not confirmed yet')
    await expect(duties.getByRole('listitem')).toHaveCount(2)
    await expect(duties.getByRole('button', { name: 'Confirm duties' })).toHaveCount(0)
    await expect(duties.getByRole('button', { name: 'Withdraw duties' })).toBeVisible()
    await expectAccessibleAtBothWidths(giving)
  })

  await test.step('who gets it manages users too, and may neither confirm it nor change their own duties', async () => {
    const own = await enter(browser, portal, receiver)
    await own.goto(`/admin/users/${receiver.id}`)
    await expect(own.getByText(/^Given by Hadiza/)).toBeVisible()
    await expect(own.getByText(/^Nobody changes their own duties\./)).toBeVisible()
    await expect(own.getByRole('button', { name: /^(Confirm|Change) duties$/ })).toHaveCount(0)
  })

  await test.step('a third officer confirms it', async () => {
    await confirming.reload()
    await expectAccessibleAtBothWidths(confirming)
    await confirming.getByRole('button', { name: 'Confirm duties' }).click()
    const dialog = confirming.getByRole('dialog', { name: 'Confirm Decide for Hadiza' })
    await dialog.waitFor()
    await expectAccessibleAtBothWidths(confirming, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(confirming.getByRole('region', { name: 'Duties' }).getByRole('listitem')).toHaveCount(3)
    await expect(confirming.getByText('not confirmed yet')).toHaveCount(0)
  })
})
