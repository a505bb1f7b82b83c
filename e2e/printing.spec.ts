import { expect, test } from '@playwright/test'
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
const papers = [
  { name: 'certificate', status: 'Approved', paperOf: certificatePage },
  { name: 'statement', status: 'Temporarily approved', paperOf: statementPage },
] as const

for (const { name, status, paperOf } of papers) {
  test(`the ${name} of the longest names stays on one sheet of A4, with nothing cut off`, async ({ page }) => {
    const owner = await newOwner()
    const wished = { ...longest, company_name: `${longest.company_name} ${unique()}` }
    const { id } = await decidedApplication(owner, await theOfficer(), status, wished)
    const paper = paperOf(page)
    await enterAs(page, owner)
    await paper.open(id)
    await expect(paper.sheet).toContainText(wished.company_name)
    expect(await sheetsOf(page)).toEqual([a4])

    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    const ends = await paper.sheet.evaluate((sheet) => {
      const { bottom, right } = sheet.getBoundingClientRect()
      const texts = [...sheet.querySelectorAll('*')].filter(
        (element) => element.children.length === 0 && element.textContent,
      )
      return texts
        .map((text) => text.getBoundingClientRect())
        .filter((text) => text.bottom > bottom || text.right > right).length
    })
    expect(ends).toBe(0)
  })
}
