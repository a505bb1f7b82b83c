import { expect, test } from '@playwright/test'
import { approvalPage } from './pages/approval.ts'
import { queueOn } from './pages/queue.ts'
import { registrationsPage } from './pages/registrations.ts'
import { said } from './pages/said.ts'
import { submittedApplication } from './prepare/applications.ts'
import { enterAs, newOwner, theOfficer, unique } from './prepare/people.ts'

test('an officer works through a queue from case to case', async ({ page }) => {
  const owner = await newOwner()
  const town = `Kuta${unique()}`
  const names = { first: `${town} Mortuary One`, second: `${town} Mortuary Two`, third: `${town} Mortuary Three` }
  const { first, second, third } = names
  for (const company_name of Object.values(names)) await submittedApplication(owner, { company_name })
  const list = registrationsPage(page)
  const queue = queueOn(page)
  await enterAs(page, await theOfficer())

  await test.step('the queue holds those who wait, what was submitted first in front', async () => {
    await list.open()
    await list.search(town)
    await list.status.selectOption('Pending or Awaiting decision')
    await expect(list.rowOf(town)).toHaveCount(3)
    await list.view(first).click()
    await expect(queue.bar).toContainText('2 cases are behind this one.')
  })

  await test.step('a case that leaves the queue by its decision has the same one behind it', async () => {
    await page.getByRole('link', { name: 'Consideration and Approval' }).click()
    await approvalPage(page).decide('Temporary Approval')
    await expect(said(page, 'Temporarily approved successfully!')).toBeVisible()
    await expect(queue.bar).toContainText('2 cases are behind this one.')
    await queue.next.click()
    await expect(approvalPage(page).title(second)).toBeFocused()
  })

  await test.step('to the end, and a reload stays in the queue', async () => {
    await page.reload()
    await queue.next.click()
    await expect(approvalPage(page).title(third)).toBeVisible()
    await expect(queue.bar).toContainText('You are at the end of the queue.')
    await page.goBack()
    await expect(approvalPage(page).title(second)).toBeVisible()
    await page.goForward()
  })

  await test.step('back to the queue as it was', async () => {
    await queue.back.click()
    await expect(list.title).toBeVisible()
    await expect(list.status).toHaveValue('pending,Awaiting decision')
    await expect(list.rowOf(town)).toHaveCount(2)
  })
})
