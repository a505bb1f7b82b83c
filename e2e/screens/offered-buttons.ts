import { expect, type Locator, type Page } from '@playwright/test'
import { approvalPage } from '../pages/approval.ts'
import { facilityDetailPage } from '../pages/facility-detail.ts'
import { facilityManagementPage } from '../pages/facility-management.ts'
import { menu } from '../pages/menu.ts'
import { myFacilitiesPage } from '../pages/my-facilities.ts'
import { untilShown } from './screen.ts'

/**
 * Which page has which buttons of spec §4. For officers: F the facility page, C Consideration and Approval, R the
 * registration page, L the list of Facility Management; for the owner: f the facility page, r the registration page,
 * o the card. Where spec §4 is ambiguous, Spec §4.2 and §4.4 decide. An approved registration past its date is shown
 * as expired.
 */
const table = `
| Button                      | Not started | pending | Awaiting decision | Temporarily approved | Approved  | declined | expired   |
| Temporary Approval          |             | F C     |                   |                      |           | F C      |           |
| Approve                     |             |         | F C               | F C                  |           | F C      |           |
| Decline                     |             | F C     | F C               | F C                  |           |          | F C       |
| Update Approval             |             | C       | C                 | C                    | C         | C        | C         |
| Print Certificate           |             |         |                   |                      | F C R f r o |        | F C R f r |
| Print Temporarily Statement |             |         |                   | F C R f r o          |           |          |           |
| Manage Registration         |             | L       | L                 | L                    |           | L        |           |
| Start Registration          | o           |         |                   |                      |           |          |           |
| Renew Registration          |             |         |                   |                      |           |          | o r       |
| Continue                    |             | o       | o                 | o                    | o         | o        | o         |
| View registration           |             | F f o   | F f o             | F f o                | F f o     | F f      | F f o     |
`

const [[, ...situations] = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()))
const names = rows.map(([name = '']) => name)

/** The buttons that the table lists for a situation and a page. */
export function expected(situation: string, place: string): string[] {
  const column = situations.indexOf(situation) + 1
  return rows.filter((row) => row[column]?.split(' ').includes(place)).map(([name = '']) => name)
}

/** The buttons of the table that the area has, also in a menu that is closed, in the order of the table. A button's name may continue with the facility. */
export async function buttonsIn(area: Locator): Promise<string[]> {
  const shown = await area
    .getByRole('button', { includeHidden: true })
    .or(area.getByRole('link'))
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''))
  return names.filter((name) => shown.some((text) => text === name || text.startsWith(`${name} `)))
}

/** The word that people read for a situation: what is pending and was sent is called submitted. */
export function shownAs(situation: string): string {
  return situation === 'pending' ? 'submitted' : situation
}

/** A facility whose buttons are checked. */
export interface Case {
  /** Its column in the table of buttons. */
  situation: string
  facility: { id: number; company_name: string }
  /** The registration, if it was started. */
  id?: number
}

/** The buttons of the current page, once it shows the status. */
async function buttonsOf(page: Page, situation: string) {
  await untilShown(page, shownAs(situation))
  return buttonsIn(page.getByRole('main'))
}

/** The officer's buttons in the list and on the three pages of a facility. Follows the links between them. */
export async function officersButtons(
  page: Page,
  { situation, facility, id }: Case,
): Promise<Record<string, string[]>> {
  const management = facilityManagementPage(page)
  const row = management.rowOf(facility.company_name).filter({ hasText: shownAs(situation) })
  await menu(page).choose('Facility Management')
  await management.search(facility.company_name)
  await row.waitFor()
  const L = await buttonsIn(row)
  await management.facility(facility.company_name).click()
  await untilShown(page, 'Facility details')
  const F = await buttonsOf(page, situation)
  if (id === undefined) return { L, F }
  await facilityDetailPage(page).consideration.click()
  await untilShown(page, `Consideration & Approval of ${facility.company_name}`)
  const C = await buttonsOf(page, situation)
  await approvalPage(page).back.click()
  await untilShown(page, 'Requirements')
  return { L, F, C, R: await buttonsOf(page, situation) }
}

/** The owner's buttons on the facility page and on the registration page. */
export async function ownersButtons(page: Page, { situation, facility, id }: Case): Promise<Record<string, string[]>> {
  await facilityDetailPage(page).open(facility.id)
  const f = await buttonsOf(page, situation)
  if (id === undefined) return { f }
  await facilityDetailPage(page).registration.click()
  await untilShown(page, 'Registration Information')
  return { f, r: await buttonsOf(page, situation) }
}

/** The buttons on the card of a facility, in the current list. */
export async function cardsButtons(page: Page, { situation, facility }: Case): Promise<Record<string, string[]>> {
  const card = myFacilitiesPage(page)
    .cardOf(facility.company_name)
    .filter({ hasText: shownAs(situation) })
  await card.waitFor()
  return { o: await buttonsIn(card) }
}

/** Checks that each page has exactly the buttons of the table. */
export function compare(situation: string, seen: Record<string, string[]>) {
  const wanted = Object.fromEntries(Object.keys(seen).map((place) => [place, expected(situation, place)]))
  expect.soft({ situation, ...seen }).toEqual({ situation, ...wanted })
}
