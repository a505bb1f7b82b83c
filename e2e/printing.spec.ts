import { expect, type Page, test } from '@playwright/test'
import { certificatePage } from './pages/certificate.ts'
import { statementPage } from './pages/statement.ts'
import { a4, sheetsOf } from './paper.ts'
import { decidedApplication } from './prepare/applications.ts'
import { enterAs, newOwner, theOfficer, unique } from './prepare/people.ts'

const longest = {
  company_name: 'Alheri Mother and Child Specialist Mortuary and Diagnostic Services of the Upper Niger Valley '.padEnd(
    138,
    'and ',
  ),
  owner_name: 'Oluwaseyifunmi Ekundayo Chukwuemeka-Abdulkareem and Partners '.padEnd(120, 'and '),
  address: 'Plot 1457, behind the Old Airport Road Secondary School, Tunga Low Cost Extension, '.padEnd(
    250,
    'near Kpakungu ',
  ),
}
/** As long as an officer may make them. */
const ministry = {
  ministry: 'Ministry of Health and Human Services and Hospitals of '.padEnd(80, 'Niger State'),
  ministry_address: 'Abdulkareem Lafene Secretariat, Block 12, Old Airport Road, '.padEnd(120, 'Minna,'),
  signatories: ['Director Inspectorate Services', 'Permanent Secretary', 'Hon. Commissioner'].map((title) => ({
    title,
    name: 'Professor Alhaji Ibrahim Abdulrahman Mohammed-Dangana '.padEnd(60, 'Kolo'),
  })),
}

/** Lets the portal answer with a paper on which the ministry's own names are as long as they may be. */
async function lengthenMinistry(page: Page) {
  await page.route(/\/api\/registrations\/\d+\/(certificate|statement)$/, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, ...ministry } } })
  })
}

const papers = [
  { name: 'certificate', status: 'Approved', paperOf: certificatePage },
  { name: 'statement', status: 'Temporarily approved', paperOf: statementPage },
] as const

for (const { name, status, paperOf } of papers) {
  test(`the ${name} of the longest names stays on one sheet of A4, with all words inside its border`, async ({
    page,
  }) => {
    const owner = await newOwner()
    const wished = { ...longest, company_name: `${longest.company_name} ${unique()}` }
    const { id } = await decidedApplication(owner, await theOfficer(), status, wished)
    const paper = paperOf(page)
    await enterAs(page, owner)
    await lengthenMinistry(page)
    await paper.open(id)
    await expect(paper.sheet).toContainText(wished.company_name)
    await expect(paper.sheet).toContainText(ministry.ministry)
    expect(await sheetsOf(page)).toEqual([a4])

    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    const ends = await paper.sheet.evaluate((sheet) => {
      const { bottom, left, right, width } = sheet.getBoundingClientRect()
      const border = (width * 20) / 210
      const texts = [...sheet.querySelectorAll('*')].filter(
        (element) => element.children.length === 0 && element.textContent,
      )
      return texts
        .map((text) => text.getBoundingClientRect())
        .filter((text) => text.bottom > bottom - border || text.left < left + border || text.right > right - border)
        .length
    })
    expect(ends).toBe(0)
  })
}
