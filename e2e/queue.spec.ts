import { expect, test } from '@playwright/test'
import { approvalPage } from './pages/approval.ts'
import { toast } from './pages/locators.ts'
import { queueOn } from './pages/queue.ts'
import { registrationsPage } from './pages/registrations.ts'
import { submittedApplication } from './prepare/applications.ts'
import { newOwner, signInAs, theOfficer, unique } from './prepare/people.ts'

test('an officer works through a queue from case to case', async ({ page }) => {
  const owner = await newOwner()
  const town = `Kuta${unique()}`
  const names = { first: `${town} Mortuary One`, second: `${town} Mortuary Two`, third: `${town} Mortuary Three` }
  const { first, second, third } = names
  for (const company_name of Object.values(names)) await submittedApplication(owner, { company_name })
  const list = registrationsPage(page)
  const queue = queueOn(page)
  await signInAs(page, await theOfficer())

  await test.step('the queue lists the waiting cases, the first submitted at the top', async () => {
    await list.open()
    await list.search(town)
    await list.status.selectOption('Pending or Awaiting decision')
    await expect(list.rowOf(town)).toHaveCount(3)
    await list.view(first).click()
    await expect(queue.bar).toContainText('2 applications are behind this one.')
  })

  await test.step('a case that leaves the queue after its decision has the same next case', async () => {
    await page.getByRole('link', { name: 'Consideration and Approval' }).click()
    await approvalPage(page).decide('Temporary Approval')
    await expect(toast(page, 'Temporarily approved successfully!')).toBeVisible()
    await expect(queue.bar).toContainText('2 applications are behind this one.')
    await queue.next.click()
    await expect(approvalPage(page).title(second)).toBeFocused()
  })

  await test.step('a reload stays in the queue, and the last case has no next one', async () => {
    await page.reload()
    await queue.next.click()
    await expect(approvalPage(page).title(third)).toBeVisible()
    await expect(queue.bar).toContainText('You are at the end of the queue.')
    await page.goBack()
    await expect(approvalPage(page).title(second)).toBeVisible()
    await page.goForward()
  })

  await test.step('the queue has the same filters as before', async () => {
    await queue.back.click()
    await expect(list.title).toBeVisible()
    await expect(list.status).toHaveValue('pending,Awaiting decision')
    await expect(list.rowOf(town)).toHaveCount(2)
  })
})
