import { expect, type Page, test } from '@playwright/test'
import { approvalPage } from './pages/approval.ts'
import { title, toast } from './pages/locators.ts'
import { menu } from './pages/menu.ts'
import { overviewPage } from './pages/overview.ts'
import { consider, submittedApplication, typeWithOneQuestion } from './prepare/applications.ts'
import { newOfficer, newOwner, openBrowserAs, signInAs, theOfficer, unique } from './prepare/people.ts'
import { expectAccessibleAtBothWidths } from './screens/accessible.ts'

interface Stage {
  name: string
  signedBy: string
  backTo?: string
}

/** Adds a stage for one type of facility on the page of all stages. */
async function addStage(desk: Page, type: string, { name, signedBy, backTo }: Stage) {
  await desk.getByRole('button', { name: 'Add a stage' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Add a stage' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('combobox', { name: 'Signed by' }).selectOption(signedBy)
  await dialog.getByRole('textbox', { name: 'Promised days' }).fill('5')
  await dialog.getByRole('checkbox', { name: type }).check()
  if (backTo) await dialog.getByRole('checkbox', { name: backTo }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText(type)
}

/** Opens the application from the inbox, and signs its present stage. */
async function sign(desk: Page, facility: string, remark?: string) {
  await desk.goto('/admin/inbox?kind=sign-off')
  await desk
    .getByRole('link', { name: new RegExp(facility) })
    .first()
    .click()
  const own = desk.getByRole('region', { name: 'Sign-off' })
  await own.getByText('Agree', { exact: true }).click()
  if (remark) await own.getByRole('textbox', { name: 'Remark (optional)' }).fill(remark)
  await own.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(toast(desk, 'The stage is signed')).toBeVisible()
}

test('three officers sign an application one after the other before it is approved', async ({ page, browser }) => {
  const mark = unique()
  const type = `Eye clinic ${mark}`
  const [desk, opinion, last] = [`Desk review ${mark}`, `Technical opinion ${mark}`, `Recommendation ${mark}`]
  const [owner, reviewer, inspector, director] = [
    await newOwner(),
    await newOfficer('Hauwa', 'review'),
    await newOfficer('Maryam', 'inspect'),
    await theOfficer(),
  ]
  const facility_type_id = await typeWithOneQuestion(type)
  await signInAs(page, director)

  await test.step('the ministry defines three stages for one type of facility', async () => {
    await overviewPage(page).open()
    await menu(page).chooseSettings('Stages')
    await expect(title(page, 'Stages')).toBeVisible()
    await addStage(page, type, { name: desk, signedBy: 'Duty review' })
    await addStage(page, type, { name: opinion, signedBy: 'Duty inspect', backTo: desk })
    await addStage(page, type, { name: last, signedBy: 'Duty decide', backTo: opinion })
    await expectAccessibleAtBothWidths(page)
  })

  const { id, facility } = await submittedApplication(owner, { facility_type_id })
  const name = facility.company_name
  const stages = page.getByRole('region', { name: 'Stages' })
  const approval = approvalPage(page)
  await consider(director, id)

  await test.step('it cannot be approved before the three have signed', async () => {
    await approval.open(id)
    await expect(stages.getByRole('listitem')).toHaveText([new RegExp(desk), new RegExp(opinion), new RegExp(last)])
    await expect(page.getByRole('main')).toContainText('are not signed yet')
    await expect(approval.button('Approve')).toBeHidden()
  })

  await test.step('the reviewer and the inspector sign; the inspector does so on a phone', async () => {
    await sign(await openBrowserAs(browser, reviewer), name, 'All documents are there.')
    const phone = await openBrowserAs(browser, inspector)
    await phone.setViewportSize({ width: 360, height: 740 })
    await sign(phone, name)
    await phone.goto('/admin/inbox?kind=sign-off')
    await expect(phone.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
  })

  await test.step('the director signs last, and approves', async () => {
    await sign(page, name)
    await expect(stages).toContainText('Hauwa Eze')
    await expect(stages).toContainText('All documents are there.')
    await expect(stages).toContainText('Maryam Eze')
    await expectAccessibleAtBothWidths(page)
    await approval.decide('Approve')
    await expect(approval.head).toContainText('Approved')
  })
})
