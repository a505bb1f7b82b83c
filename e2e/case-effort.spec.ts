import { expect, test } from '@playwright/test'
import { desktop } from './address.ts'
import { countEffort } from './count-effort.ts'
import { approvalPage } from './pages/approval.ts'
import { toast } from './pages/locators.ts'
import { submittedApplication } from './prepare/applications.ts'
import { newOwner, signInAs, theOfficer } from './prepare/people.ts'
import { expectAccessibleAtBothWidths } from './screens/accessible.ts'

const most = 8

for (const size of [desktop, { width: 1024, height: 768 }]) {
  test(`an officer decides a clean case in at most ${most} clicks and never scrolls, at ${size.width} pixels`, async ({
    page,
  }) => {
    const { id } = await submittedApplication(await newOwner())
    const approval = approvalPage(page)
    const effort = countEffort(page)
    const main = page.getByRole('main')
    const verdict = (of: RegExp) => main.getByRole('group', { name: of }).getByText('Satisfactory', { exact: true })
    await page.setViewportSize(size)
    await signInAs(page, await theOfficer())
    await approval.open(id)

    await expect(approval.head).toContainText('submitted')
    const save = main.getByRole('button', { name: 'Save verdicts' })
    await expect(save).toBeInViewport({ ratio: 1 })
    const filled = main.locator('[data-variant=filled]:visible')
    // Nothing is to be saved before a verdict is chosen.
    await expect(filled).toHaveCount(0)
    await expect(main.getByRole('radio', { checked: true })).toHaveCount(0)
    const head = await approval.head.boundingBox()
    expect(head?.height).toBeLessThanOrEqual(120)
    await expectAccessibleAtBothWidths(page)
    await page.setViewportSize(size)

    await effort.tap(verdict(/^Information provided/))
    await expect(filled).toHaveText(['Save verdicts'])
    await effort.tap(verdict(/^Documents review/))
    await effort.tap(save)
    await expect(toast(page, 'Updated successfully!')).toBeVisible()
    await expect(approval.button('Approve')).toBeInViewport({ ratio: 1 })
    await effort.tap(approval.button('Approve'))
    await effort.fill(approval.dialog.getByRole('textbox', { name: 'Reason' }), 'The bank confirmed it by phone.')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await effort.tap(approval.dialog.getByRole('button', { name: 'Approve', exact: true }))
    await expect(toast(page, 'Approved successfully!')).toBeVisible()
    console.log(`From opening a case to its decision at ${size.width} pixels: ${effort.taps()} clicks.`)
    expect(effort.taps()).toBeLessThanOrEqual(most)
  })
}
