import { expect, type Page, test } from '@playwright/test'
import { certificatePage } from './pages/certificate.ts'
import { statementPage } from './pages/statement.ts'
import { decidedApplication } from './prepare/applications.ts'
import { newOwner, signInAs, theOfficer, unique } from './prepare/people.ts'
import { a4, sheetsOf } from './printed-sheets.ts'

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
/** The longest texts that an officer may enter. */
const ministry = {
  ministry: 'Ministry of Health and Human Services and Hospitals of '.padEnd(80, 'Niger State'),
  ministry_address: 'Abdulkareem Lafene Secretariat, Block 12, Old Airport Road, '.padEnd(120, 'Minna,'),
  signatories: ['Director Inspectorate Services', 'Permanent Secretary', 'Hon. Commissioner'].map((title) => ({
    title,
    name: 'Professor Alhaji Ibrahim Abdulrahman Mohammed-Dangana '.padEnd(60, 'Kolo'),
  })),
}

/** As many conditions as an approval may have, each as long as it may be. */
const conditions = Array.from({ length: 5 }, (_, index) => ({
  text: `Employ a resident medical practitioner in building ${index} and provide clean running water `.padEnd(
    160,
    'there ',
  ),
  due_date: '2027-09-22',
}))

/** A QR code of the most modules that a certificate can need. */
const qr_code = { address: 'https://licences.example.org/verify#1', size: 85, path: 'M4 4h77v77h-77z' }

/** The facility, the names in the reply and the conditions: the longest ones, and lengths that are usual. */
const lengths = {
  longest: { facility: longest, paper: { ...ministry, conditions } },
  usual: {
    facility: {
      company_name: 'Alheri Mother and Child Clinic',
      owner_name: 'Amina Bello',
      address: '14 Bosso Road, Minna',
    },
    paper: {
      ministry: 'Niger State Ministry of Health',
      signatories: ministry.signatories.map(({ title }) => ({ title, name: 'Dr Ibrahim Dangana' })),
      conditions: [{ text: 'Employ a resident medical practitioner.', due_date: '2027-09-22' }],
    },
  },
  'usual, without conditions and names': { facility: { company_name: 'Alheri Clinic' }, paper: { conditions: [] } },
}

/** Replaces names and conditions in the reply. */
async function replaceOnPaper(page: Page, names: object) {
  await page.route(/\/api\/registrations\/\d+\/(certificate|statement)$/, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, ...names, qr_code } } })
  })
}

const documents = [
  { name: 'certificate', status: 'Approved', pageOf: certificatePage },
  { name: 'statement', status: 'Temporarily approved', pageOf: statementPage },
] as const

const cases = documents.flatMap((document) =>
  Object.entries(lengths).map(([length, words]) => ({ ...document, length, ...words })),
)

for (const { name, status, pageOf, length, facility, paper: printed } of cases) {
  test(`the ${name} with names and conditions of a length that is ${length} fits on one sheet of A4, inside its border`, async ({
    page,
  }) => {
    const owner = await newOwner()
    const overrides = { ...facility, company_name: `${facility.company_name} ${unique()}` }
    const { id } = await decidedApplication(owner, await theOfficer(), status, overrides)
    const paper = pageOf(page)
    await signInAs(page, owner)
    await replaceOnPaper(page, printed)
    await paper.open(id)
    await expect(paper.sheet).toContainText(overrides.company_name)
    await expect(paper.sheet.getByRole('listitem')).toHaveCount(printed.conditions.length)
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
    const qr = await paper.sheet.getByRole('img', { name: /^QR code/ }).boundingBox()
    // 30 of 210 millimetres.
    expect(qr?.width).toBeCloseTo((794 * 30) / 210, 0)
    expect(qr?.height).toBeCloseTo((794 * 30) / 210, 0)
  })
}
