import { expect, type Locator, type Page } from '@playwright/test'
import { approvalPage } from './pages/approval.ts'
import { facilityDetailPage } from './pages/facility-detail.ts'
import { facilityManagementPage } from './pages/facility-management.ts'
import { menu } from './pages/menu.ts'
import { myFacilitiesPage } from './pages/my-facilities.ts'
import { overviewPage } from './pages/overview.ts'
import { registrationPage } from './pages/registration.ts'
import { said } from './pages/said.ts'
import { consider, submittedApplication } from './prepare/applications.ts'
import { type Ministry, test } from './prepare/ministry.ts'
import { browserOf, enterAs, newOwner, theOfficer } from './prepare/people.ts'
import { untilShown } from './screens/screen.ts'

/**
 * Which buttons of spec §4 stand where. For officers: F the facility page, C Consideration and Approval, R the
 * registration page, L the list of Facility Management; for the owner: f the facility page, r the registration page,
 * o the card. Where spec §4 has two readings, decisions.md §1.4 and §1.5 say which holds.
 */
const table = `
| Button                      | Not started | pending | Awaiting decision | Temporarily approved | Approved  | declined |
| Temporary Approval          |             | F C     |                   |                      |           | F C      |
| Approve                     |             |         | F C               | F C                  |           | F C      |
| Decline                     |             | F C     | F C               | F C                  |           |          |
| Update Approval             |             | C       | C                 | C                    | C         | C        |
| Print Certificate           |             |         |                   |                      | F C R f r |          |
| Print Temporarily Statement |             |         |                   | F C R f r            |           |          |
| Manage Registration         |             | L       | L                 | L                    |           | L        |
| Start Registration          | o           |         |                   |                      |           |          |
| Continue                    |             | o       | o                 | o                    | o         | o        |
| View Registration           |             | F f     | F f o             | F f                  | F f o     | F f      |
`

const [[, ...standings] = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()))
const names = rows.map(([name = '']) => name)

/** The buttons that the table has for a standing in one of the places. */
function expected(standing: string, place: string): string[] {
  const column = standings.indexOf(standing) + 1
  return rows.filter((row) => row[column]?.split(' ').includes(place)).map(([name = '']) => name)
}

/** The buttons of the table that are there, in its order; a name may go on with what it is about. */
async function buttonsIn(area: Locator): Promise<string[]> {
  const shown = await area
    .getByRole('button')
    .or(area.getByRole('link'))
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''))
  return names.filter((name) => shown.some((text) => text === name || text.startsWith(`${name} `)))
}

interface Case {
  standing: string
  facility: { id: number; company_name: string }
  /** The registration; none where it was not started. */
  id?: number
}

function casesOf({ idle, submitted, awaiting, temporary, approved, declined }: Ministry): Case[] {
  return [
    { standing: 'Not started', facility: idle },
    { standing: 'pending', ...submitted },
    { standing: 'Awaiting decision', ...awaiting },
    { standing: 'Temporarily approved', ...temporary },
    { standing: 'Approved', ...approved },
    { standing: 'declined', ...declined },
  ]
}

/** What stands on the page that is open, once it shows where the registration stands. */
async function buttonsOf(page: Page, standing: string) {
  await untilShown(page, standing)
  return buttonsIn(page.getByRole('main'))
}

/** From the list through the three pages of a facility, by the links that lead there. */
async function officersButtons(page: Page, { standing, facility, id }: Case): Promise<Record<string, string[]>> {
  const management = facilityManagementPage(page)
  const row = management.rowOf(facility.company_name).filter({ hasText: standing })
  await menu(page).choose('Facility Management')
  await management.search(facility.company_name)
  await row.waitFor()
  const L = await buttonsIn(row)
  await management.facility(facility.company_name).click()
  await facilityDetailPage(page).section('Facility details').waitFor()
  const F = await buttonsOf(page, standing)
  if (id === undefined) return { L, F }
  await facilityDetailPage(page).consideration.click()
  await approvalPage(page).title(facility.company_name).waitFor()
  const C = await buttonsOf(page, standing)
  await approvalPage(page).back.click()
  await registrationPage(page).section('Registration Information').waitFor()
  return { L, F, C, R: await buttonsOf(page, standing) }
}

async function ownersButtons(page: Page, { standing, facility, id }: Case): Promise<Record<string, string[]>> {
  await facilityDetailPage(page).open(facility.id)
  const f = await buttonsOf(page, standing)
  if (id === undefined) return { f }
  await facilityDetailPage(page).registration.click()
  await registrationPage(page).section('Registration Information').waitFor()
  return { f, r: await buttonsOf(page, standing) }
}

function compare(standing: string, seen: Record<string, string[]>) {
  const wanted = Object.fromEntries(Object.keys(seen).map((place) => [place, expected(standing, place)]))
  expect.soft({ standing, ...seen }).toEqual({ standing, ...wanted })
}

test('officers find in every status the buttons that it offers, and no others', async ({ page, ministry }) => {
  await enterAs(page, ministry.officer)
  await overviewPage(page).open()
  for (const one of casesOf(ministry)) compare(one.standing, await officersButtons(page, one))
})

test('owners find in every status what they can do next, and no decisions', async ({ page, ministry }) => {
  await enterAs(page, ministry.owner)
  for (const one of casesOf(ministry)) compare(one.standing, await ownersButtons(page, one))
  await myFacilitiesPage(page).open()
  for (const { standing, facility } of casesOf(ministry)) {
    const card = myFacilitiesPage(page).cardOf(facility.company_name).filter({ hasText: standing })
    await card.waitFor()
    compare(standing, { o: await buttonsIn(card) })
  }
})

const asked = ['Temporary Approval', 'Approve', 'Decline'] as const

/** Every decision on offer asks first; nothing happens when it is not confirmed, whichever way. */
async function cancelEach(page: Page, standing: string, place: 'F' | 'C') {
  const { dialog, button } = approvalPage(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent += 1
  })
  for (const name of asked.filter((decision) => expected(standing, place).includes(decision))) {
    await button(name).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await button(name).click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  expect(sent).toBe(0)
  expect(await buttonsIn(page.getByRole('main'))).toEqual(expected(standing, place))
}

test('each decision on Consideration and Approval asks first, and the page follows', async ({ page }) => {
  const { id } = await submittedApplication(await newOwner())
  const approval = approvalPage(page)
  const history = approval.section('History').getByRole('listitem')
  const follows = async (standing: string, events: number, reason?: string) => {
    await expect(history).toHaveCount(events)
    await expect(approval.sheet).toContainText(standing)
    await expect(approval.head).toContainText(standing)
    if (reason) await expect(approval.section('History')).toContainText(reason)
    await expect.poll(() => buttonsIn(page.getByRole('main'))).toEqual(expected(standing, 'C'))
  }
  await enterAs(page, await theOfficer())
  await approval.open(id)
  await untilShown(page, 'Not given yet')
  const before = await history.count()
  await page.evaluate(() => document.body.setAttribute('data-opened-once', ''))

  await follows('pending', before)
  await cancelEach(page, 'pending', 'C')
  await follows('pending', before)
  await approval.decide('Temporary Approval', 'Fire safety is inspected in March.')
  await expect(said(page, 'Temporarily approved successfully!')).toBeVisible()
  await follows('Temporarily approved', before + 1, 'Fire safety is inspected in March.')
  await approval.decide('Decline', 'The inspection found no extinguishers.')
  await expect(said(page, 'Declined successfully!')).toBeVisible()
  await follows('declined', before + 2, 'The inspection found no extinguishers.')
  await cancelEach(page, 'declined', 'C')
  await approval.decide('Approve')
  await expect(said(page, 'Approved successfully!')).toBeVisible()
  await follows('Approved', before + 3)
  await expect(page.locator('body[data-opened-once]')).toBeAttached()
})

test('each decision on the facility page asks first, and page, list and owner follow', async ({ page, browser }) => {
  const [owner, officer] = [await newOwner(), await theOfficer()]
  const { id, facility } = await submittedApplication(owner)
  await consider(officer, id)
  const detail = facilityDetailPage(page)
  const management = facilityManagementPage(page)
  const row = management.rowOf(facility.company_name)
  const follows = async (standing: string) => {
    await expect(detail.head).toContainText(standing)
    await expect.poll(() => buttonsIn(page.getByRole('main'))).toEqual(expected(standing, 'F'))
  }
  await enterAs(page, officer)
  await management.open()
  await management.search(facility.company_name)
  await expect(row).toContainText('Awaiting decision')
  await management.facility(facility.company_name).click()
  await page.evaluate(() => document.body.setAttribute('data-opened-once', ''))

  await detail.button('Decline').waitFor()
  await follows('Awaiting decision')
  await cancelEach(page, 'Awaiting decision', 'F')
  await expect(detail.section('Processed by')).toContainText('No decision has been taken yet.')
  await detail.decide('Decline')
  await expect(said(page, 'Declined successfully!')).toBeVisible()
  await follows('declined')
  await expect(detail.section('Processed by')).toContainText(officer.user.first_name)
  await detail.decide('Temporary Approval')
  await expect(said(page, 'Temporarily approved successfully!')).toBeVisible()
  await follows('Temporarily approved')
  await detail.decide('Approve')
  await expect(said(page, 'Approved successfully!')).toBeVisible()
  await follows('Approved')

  await page.goBack()
  await expect(row).toContainText('Approved')
  expect(await buttonsIn(row)).toEqual(expected('Approved', 'L'))
  await expect(page.locator('body[data-opened-once]')).toBeAttached()
  const owners = await browserOf(browser, owner)
  await myFacilitiesPage(owners).open()
  await expect(myFacilitiesPage(owners).cardOf(facility.company_name)).toContainText('Approved')
})
