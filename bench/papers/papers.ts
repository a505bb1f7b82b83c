// `npm run bench:papers`: compares the certificate and the statement that a browser prints from their page with the PDFs that the
// portal makes. Both must be one sheet of A4 with the same facts, and at least 0.55 of the ink within the border at the same places
// (see compare.ts). The figure is 1 for the same file, about 0.65 for the same layout in the typeface of another machine, and was 0.35
// when the QR code stood beside the facts on one of them. The PDFs and pictures are in test-results/papers/, to look at. Needs
// poppler (Debian: apt-get install poppler-utils).
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import * as calls from '@portal/contract/licences/calls/certificates.ts'
import type { Certificate } from '@portal/contract/licences/certificate.ts'
import type { PrintedKind } from '@portal/domain/licences/certificate.ts'
import { printedDate } from '@portal/domain/papers/printed-date.ts'
import { wordings } from '@portal/domain/papers/wordings.ts'
import { address } from '../../e2e/address.ts'
import { chromiumArgs, chromiumPath } from '../../e2e/browser.ts'
import { certificatePage } from '../../e2e/pages/certificate.ts'
import { statementPage } from '../../e2e/pages/statement.ts'
import { callApi } from '../../e2e/prepare/call-api.ts'
import type { Ministry } from '../../e2e/prepare/ministry.ts'
import { signInAs } from '../../e2e/prepare/people.ts'
import { withMinistry } from '../../e2e/prepare/with-ministry.ts'
import { missingFacts, sharedInk } from './compare.ts'
import { type Described, describePdf, readPicture, writePicture } from './poppler.ts'

const folder = resolve(import.meta.dirname, '../../test-results/papers')
const papers = {
  certificate: { show: calls.showCertificate, link: calls.linkCertificate, pageOf: certificatePage },
  statement: { show: calls.showStatement, link: calls.linkStatement, pageOf: statementPage },
} as const
/** Two dots are a millimetre: the border takes 20, and ink is counted in squares of 5. */
const inside = { border: 40, cell: 10 }
const leastInk = 0.55

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
await withMinistry(
  async (ministry) => {
    const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
    await compare(browser, ministry, 'certificate', ministry.licensed.id)
    await compare(browser, ministry, 'statement', ministry.temporary.id)
    await browser.close()
  },
  { PUBLIC_URL: address },
)
console.log(`The papers and their pictures are in ${folder}.`)

async function compare(browser: Browser, { officer }: Ministry, kind: PrintedKind, id: number): Promise<void> {
  const { show, link, pageOf } = papers[kind]
  const [printed, made] = [join(folder, `${kind}-page.pdf`), join(folder, `${kind}.pdf`)]
  const page = await browser.newPage({ baseURL: address })
  await signInAs(page, officer)
  await pageOf(page).open(id)
  await pageOf(page).title.waitFor()
  await page.pdf({ path: printed, format: 'A4', preferCSSPageSize: true, printBackground: true })
  await page.close()
  const { url } = await callApi(officer.token, link, { params: { id }, body: {} })
  await writeFile(made, Buffer.from(await (await fetch(new URL(url, address))).arrayBuffer()))
  const { data } = await callApi(officer.token, show, { params: { id } })
  for (const path of [printed, made]) {
    checkSheet(kind, describePdf(path), factsOf(kind, data))
    writePicture(path, path.replace('.pdf', '.png'))
  }
  const ink = sharedInk(readPicture(printed), readPicture(made), inside)
  console.log(`${kind}: ${ink.toFixed(2)} of the ink at the same places, at least ${leastInk}`)
  if (ink < leastInk) process.exitCode = 1
}

/** Says what is wrong with a sheet. */
function checkSheet(kind: PrintedKind, { pages, width, height, text }: Described, facts: readonly string[]): void {
  const isA4 = Math.abs(width - 210) < 1 && Math.abs(height - 297) < 1
  const missing = missingFacts(text, facts)
  console.log(
    `${kind}: ${pages} page, ${width.toFixed(0)} × ${height.toFixed(0)} mm, ${facts.length - missing.length} of ${facts.length} facts`,
  )
  for (const fact of missing) console.error(`${kind}: ‘${fact}’ is missing`)
  if (pages !== 1 || !isA4 || missing.length > 0) process.exitCode = 1
}

function factsOf(kind: PrintedKind, paper: Certificate): string[] {
  const { title, as, begins, grants, note, numbered } = wordings[kind]
  const { number, issue_date, expiry_date, check_code, conditions = [] } = paper
  const {
    ministry,
    ministry_address,
    facility_name,
    category,
    address: place,
    lga,
    owner_name,
    operating_officer,
  } = paper
  const names = paper.signatories.flatMap(({ title: office, name }) => [office, name])
  return [
    ...[ministry, ministry_address, title, as, numbered, number, begins, facility_name, place, grants(paper), note],
    ...[category, lga, owner_name, operating_officer, printedDate(issue_date), printedDate(expiry_date), check_code],
    ...names,
    ...conditions.map(({ text }) => text),
  ].flatMap((fact) => (fact ? [fact] : []))
}
