import { expect, type Page } from '@playwright/test'
import { approvalPage } from './pages/approval.ts'
import { facilityDetailPage } from './pages/facility-detail.ts'
import { facilityManagementPage } from './pages/facility-management.ts'
import { toast } from './pages/locators.ts'
import { myFacilitiesPage } from './pages/my-facilities.ts'
import { overviewPage } from './pages/overview.ts'
import { consider, submittedApplication } from './prepare/applications.ts'
import { type Ministry, test } from './prepare/ministry.ts'
import { newOwner, openBrowserAs, signInAs, theOfficer } from './prepare/people.ts'
import {
  buttonsIn,
  type Case,
  cardsButtons,
  compare,
  expected,
  officersButtons,
  ownersButtons,
  shownAs,
} from './screens/offered-buttons.ts'
import { untilShown } from './screens/screen.ts'

function casesOf({ idle, submitted, awaiting, temporary, approved, declined }: Ministry): Case[] {
  return [
    { situation: 'Not started', facility: idle },
    { situation: 'pending', ...submitted },
    { situation: 'Awaiting decision', ...awaiting },
    { situation: 'Temporarily approved', ...temporary },
    { situation: 'Approved', ...approved },
    { situation: 'declined', ...declined },
  ]
}

test('officers see exactly the buttons that each status offers', async ({ page, ministry }) => {
  await signInAs(page, ministry.officer)
  await overviewPage(page).open()
  for (const one of casesOf(ministry)) compare(one.situation, await officersButtons(page, one))
})

test('owners see in each status what they can do next, and no decision buttons', async ({ page, ministry }) => {
  await signInAs(page, ministry.owner)
  for (const one of casesOf(ministry)) compare(one.situation, await ownersButtons(page, one))
  await myFacilitiesPage(page).open()
  for (const one of casesOf(ministry)) compare(one.situation, await cardsButtons(page, one))
})

const confirmed = ['Temporary Approval', 'Approve', 'Decline'] as const

/** Cancels the dialog of every offered decision, with the button and with Escape, and checks that nothing is sent. */
async function cancelEach(page: Page, situation: string, place: 'F' | 'C') {
  const { dialog, press } = approvalPage(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent += 1
  })
  for (const name of confirmed.filter((decision) => expected(situation, place).includes(decision))) {
    await press(name)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await press(name)
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  expect(sent).toBe(0)
  expect(await buttonsIn(page.getByRole('main'))).toEqual(expected(situation, place))
}

test('each decision on Consideration and Approval needs a confirmation and updates the page', async ({ page }) => {
  const { id } = await submittedApplication(await newOwner())
  const approval = approvalPage(page)
  const history = approval.section('History').getByRole('listitem')
  const expectShown = async (situation: string, events: number, reason?: string) => {
    await expect(history).toHaveCount(events)
    await expect(approval.sheet).toContainText(shownAs(situation))
    await expect(approval.head).toContainText(shownAs(situation))
    if (reason) await expect(approval.section('History')).toContainText(reason)
    await expect.poll(() => buttonsIn(page.getByRole('main'))).toEqual(expected(situation, 'C'))
  }
  await signInAs(page, await theOfficer())
  await approval.open(id)
  await untilShown(page, 'Not given yet')
  await approval.tab('More').click()
  const before = await history.count()
  await page.evaluate(() => document.body.setAttribute('data-opened-once', ''))

  await expectShown('pending', before)
  await cancelEach(page, 'pending', 'C')
  await expectShown('pending', before)
  await approval.decide('Temporary Approval', 'Fire safety is inspected in March.')
  await expect(toast(page, 'Temporarily approved successfully!')).toBeVisible()
  await expectShown('Temporarily approved', before + 1, 'Fire safety is inspected in March.')
  await approval.decide('Decline', 'The inspection found no extinguishers.')
  await expect(toast(page, 'Declined successfully!')).toBeVisible()
  await expectShown('declined', before + 2, 'The inspection found no extinguishers.')
  await cancelEach(page, 'declined', 'C')
  await approval.decide('Approve')
  await expect(toast(page, 'Approved successfully!')).toBeVisible()
  // Officers also read what the approval goes against.
  await expectShown('Approved', before + 4, 'The verdicts on information and documents are not both given.')
  await expect(page.locator('body[data-opened-once]')).toBeAttached()
})

test("each decision on the facility page needs a confirmation and updates the page, the list and the owner's card", async ({
  page,
  browser,
}) => {
  const [owner, officer] = [await newOwner(), await theOfficer()]
  const { id, facility } = await submittedApplication(owner)
  await consider(officer, id)
  const detail = facilityDetailPage(page)
  const management = facilityManagementPage(page)
  const row = management.rowOf(facility.company_name)
  const expectShown = async (situation: string) => {
    await expect(detail.head).toContainText(shownAs(situation))
    await expect.poll(() => buttonsIn(page.getByRole('main'))).toEqual(expected(situation, 'F'))
  }
  await signInAs(page, officer)
  await management.open()
  await management.search(facility.company_name)
  await expect(row).toContainText('Awaiting decision')
  await management.facility(facility.company_name).click()
  await page.evaluate(() => document.body.setAttribute('data-opened-once', ''))

  await detail.button('Decline').waitFor()
  await expectShown('Awaiting decision')
  await cancelEach(page, 'Awaiting decision', 'F')
  await expect(detail.section('Processed by')).toContainText('No decision has been taken yet.')
  await detail.decide('Decline')
  await expect(toast(page, 'Declined successfully!')).toBeVisible()
  await expectShown('declined')
  await expect(detail.section('Processed by')).toContainText(officer.user.first_name)
  await detail.decide('Temporary Approval')
  await expect(toast(page, 'Temporarily approved successfully!')).toBeVisible()
  await expectShown('Temporarily approved')
  await detail.decide('Approve')
  await expect(toast(page, 'Approved successfully!')).toBeVisible()
  await expectShown('Approved')

  await page.goBack()
  await expect(row).toContainText('Approved')
  expect(await buttonsIn(row)).toEqual(expected('Approved', 'L'))
  await expect(page.locator('body[data-opened-once]')).toBeAttached()
  const owners = await openBrowserAs(browser, owner)
  await myFacilitiesPage(owners).open()
  await expect(myFacilitiesPage(owners).cardOf(facility.company_name)).toContainText('Approved')
})
