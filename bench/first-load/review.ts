// `npm run bench:review`: how long an officer on a slow phone waits for the review page of a large application (100 answers,
// 20 staff, 12 documents) after opening it from the dashboard, with an empty cache. Prints the median and fails over the limit.
import { setTimeout } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import type { RowSection } from '@portal/contract/applications/row-section.ts'
import { rowSections } from '@portal/contract/applications/row-sections.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import { requiredDocumentTypes } from '@portal/domain/applications/document-types.ts'
import { rowKinds } from '@portal/domain/applications/row-sections.ts'
import * as typed from '@portal/server/testing/contents.ts'
import { pdf } from '@portal/server/testing/files.ts'
import { address } from '../../e2e/address.ts'
import { chromiumArgs, chromiumPath } from '../../e2e/browser.ts'
import { approvalPage } from '../../e2e/pages/approval.ts'
import { overviewPage } from '../../e2e/pages/overview.ts'
import { startedRegistration } from '../../e2e/prepare/applications.ts'
import { callApi } from '../../e2e/prepare/call-api.ts'
import { newOwner, type Person, signInAs, theOfficer, unique } from '../../e2e/prepare/people.ts'
import { withMinistry } from '../../e2e/prepare/with-ministry.ts'
import { median, secondsOf, slowDown, smallScreen } from './slow-phone.ts'

const runs = Number(process.argv[2] ?? 5)
const limit = 3
const size = { answers: 100, staff: 20, documents: 12 }

await withMinistry(async ({ officer }) => {
  const large = await largeApplication()
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs })
  const seconds: number[] = []
  for (let run = 0; run < runs; run++) seconds.push(await open(browser, officer, large))
  await browser.close()
  const every = seconds.map((one) => one.toFixed(2)).join(', ')
  console.log(`${median(seconds).toFixed(2).padStart(6)} s of ${limit}  review page after opening it (${every})`)
  if (median(seconds) > limit) process.exitCode = 1
})

type Large = Awaited<ReturnType<typeof startedRegistration>>

/** A submitted application of the size that the benchmark promises. Its type of facility is made for it. */
async function largeApplication(): Promise<Large> {
  const [officer, owner] = [await theOfficer(), await newOwner()]
  const type = `Teaching Hospital ${unique()}`
  const { data: questions } = await addType(officer, type)
  const registration = await startedRegistration(owner, type)
  await answer(owner, registration, questions)
  // A person may add 120 things a minute.
  await setTimeout(60_000)
  await fillIn(owner, registration)
  await callApi(owner.token, registrations.submitRegistration, { params: { id: registration.id } })
  return registration
}

async function addType({ token }: Person, category_list: string) {
  const { data: type } = await callApi(token, catalogue.addFacilityType, {
    body: { category_list, definition: 'A large hospital that teaches.' },
  })
  const { data: parts } = await callApi(token, catalogue.listParts, {})
  const [part] = parts
  if (!part) throw new Error('The catalogue has no parts')
  for (let requirement = 0; requirement < size.answers / 10; requirement++) {
    const { data } = await callApi(token, catalogue.addRequirement, {
      body: { facility_type_id: type.id, list: `Requirement ${requirement + 1}`, part_req_id: part.id },
    })
    for (let question = 0; question < 10; question++) {
      await callApi(token, catalogue.addSubList, {
        body: { sub_list: `Is there room for what question ${question + 1} asks?`, requirement_id: data.id },
      })
    }
  }
  return callApi(token, catalogue.listRequirementsOfType, { params: { facility_type_id: type.id } })
}

type Questions = Awaited<ReturnType<typeof addType>>['data']

async function answer({ token }: Person, { id, facility_id }: Large, requirements: Questions): Promise<void> {
  for (const { id: requirement_id, sub_lists } of requirements) {
    for (const [index, { id: sub_list_id }] of sub_lists.entries()) {
      const given = { respond: index % 4 ? 1 : 0, number: 14, description: 'A hall with benches' } as const
      await callApi(token, submissions.submitAnswer, {
        body: { ...given, requirement_id, sub_list_id, facility_id, registration_id: id },
      })
    }
  }
}

async function fillIn({ token }: Person, { facility_id }: Large): Promise<void> {
  await callApi(token, contents.saveOperatingOfficer, { body: { ...typed.operatingOfficer, facility_id } })
  for (const kind of rowKinds) {
    const { add }: RowSection = rowSections[kind]
    for (let row = 0; row < (kind === 'staff' ? size.staff : 1); row++) {
      await callApi(token, add, { body: { ...typed.rowsAsSent[kind], facility_id } })
    }
  }
  await callApi(token, contents.saveAvailableFacilities, { body: { ...typed.availableFacilities, facility_id } })
  for (let document = 0; document < size.documents; document++) {
    const name = requiredDocumentTypes[document % requiredDocumentTypes.length]
    if (name) await callApi(token, contents.uploadDocument, { body: { name, facility_id } }, { file: pdf() })
  }
  await callApi(token, contents.uploadPayment, { body: { amount: 75_000, facility_id } }, { file: pdf() })
}

/** An officer opens the case from the dashboard. */
async function open(browser: Browser, officer: Person, { facility }: Large): Promise<number> {
  const context = await browser.newContext({ baseURL: address, ...smallScreen })
  const page = await context.newPage()
  await signInAs(page, officer)
  await overviewPage(page).open()
  const waiting = page.getByRole('list', { name: 'Needs you today' })
  const link = waiting.getByRole('link', { name: facility.company_name }).first()
  await link.waitFor()
  await slowDown(page)
  const seconds = await secondsOf(async () => {
    await link.tap()
    await approvalPage(page).title(facility.company_name).waitFor()
    await page.getByText('Requirement 10').first().waitFor()
  })
  await context.close()
  return seconds
}
