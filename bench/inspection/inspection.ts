// `npm run bench:inspection`: an inspector's visit to a private hospital on a slow phone of 360 pixels, without a network from
// keeping it to its end, while the tab is killed at random moments; then sent over 250 kbit/s while the connection is cut again and
// again. Fails if something recorded is missing, if something does not arrive once and byte for byte, or over the limits.
// `npm run bench:inspection -- 10 5 8` takes 10 photos, kills the tab 5 times and cuts the connection 8 times.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import * as visits from '@portal/contract/inspections/calls/visits.ts'
import { address } from '../../e2e/address.ts'
import { chromiumPath } from '../../e2e/browser.ts'
import { callApi } from '../../e2e/prepare/call-api.ts'
import { type Person, signInAs, theOfficer } from '../../e2e/prepare/people.ts'
import { plannedVisit, visitOnPortal } from '../../e2e/prepare/visits.ts'
import { withMinistry } from '../../e2e/prepare/with-ministry.ts'
import { median } from '../first-load/slow-phone.ts'
import { randomFrom } from '../random.ts'
import { makeVisit } from './make-visit.ts'
import { startPhone } from './phone.ts'
import { sendVisit } from './send-visit.ts'

const [photos = 40, kills = 20, cuts = 30] = process.argv.slice(2).map(Number)
const limits = { pressed: 100, recorded: 500, connectedMinutes: 15 }

const browser = await chromiumPath().catch(() => undefined)
if (browser === undefined) {
  console.log('This measurement needs Chromium: install it, or name its program in CHROME_BIN.')
  process.exit(1)
}

function check(isRight: boolean, sentence: string): void {
  console.log(`${isRight ? 'ok    ' : 'FAILED'}  ${sentence}`)
  if (!isRight) process.exitCode = 1
}

await withMinistry(async (_ministry, folder) => {
  const officer = await theOfficer()
  const { id, company_name } = await plannedVisit(officer, 'Private Hospital')
  const { data: kit } = await callApi(officer.token, visits.showVisitKit, { params: { id } })
  const questions = kit.inspection.questions.length
  const phone = await startPhone(join(folder, 'phone'), browser)
  const page = await phone.open('/')
  await signInAs(page, officer)
  await page.goto('/admin/visits')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('button', { name: `Keep on this phone: ${company_name}` }).click()
  await page.getByRole('link', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Begin the visit' }).waitFor()
  await page.waitForTimeout(2000)
  await phone.context.setOffline(true)
  await page.getByRole('button', { name: 'Begin the visit' }).click()

  const start = performance.now()
  const made = await makeVisit(phone, page, { id, questions, photos, kills, random: randomFrom(27) })
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  check(
    made.missing.length === 0,
    `${questions} questions and ${photos} photos without a network in ${minutes} minutes; the tab was killed ${made.kills} times, missing: ${made.missing.join('; ') || 'nothing'}`,
  )
  for (const part of ['pressed', 'recorded'] as const) {
    const figures = made.taps.map((tap) => tap[part])
    const most = Math.max(...figures)
    const words = `a tap is ${part} after ${median(figures).toFixed(0)} ms (median), ${most.toFixed(0)} ms at most, of ${limits[part]}`
    check(most <= limits[part], words)
  }

  const last = phone.context.pages().at(-1) ?? page
  const sent = await sendVisit(phone, last, { cuts, random: randomFrom(28) })
  const connected = sent.connectedMs / 60_000
  check(
    connected <= limits.connectedMinutes,
    `sent over 250 kbit/s in ${connected.toFixed(1)} minutes of connection, which was cut ${sent.cuts} times, of ${limits.connectedMinutes}`,
  )
  const { isRight, words } = await compare(officer, id, made.found, sent.pictures)
  check(isRight, words)
  await phone.context.close()
})

/** Compares what the portal has with what the phone had: every finding once, and every photo byte for byte. */
async function compare(officer: Person, id: number, found: readonly string[], pictures: readonly string[]) {
  const { status, questions, findings, photos: arrived } = await visitOnPortal(officer, id)
  const outcomes = questions.map((asked) => findings.find((one) => one.sub_list_id === asked.sub_list_id)?.outcome)
  const isFound = JSON.stringify(outcomes) === JSON.stringify(found)
  const digests: string[] = []
  for (const photo of arrived) {
    const { url } = await callApi(officer.token, visits.linkInspectionPhoto, { params: { id, photo: photo.id } })
    const bytes = Buffer.from(await (await fetch(address + url)).arrayBuffer())
    digests.push(createHash('sha256').update(bytes).digest('hex'))
  }
  const isWhole = JSON.stringify(digests.toSorted()) === JSON.stringify(pictures.toSorted())
  const words = `the portal has the visit as ${status}, ${findings.length} findings ${isFound ? 'as they were made' : 'that differ'} and ${arrived.length} photos ${isWhole ? 'byte for byte, each once' : 'that differ'}`
  return { isRight: status === 'done' && isFound && isWhole, words }
}
