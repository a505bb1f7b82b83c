import '../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { decideRegistration } from '@portal/contract/applications/calls/registrations.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import * as audit from '@portal/contract/audit/calls.ts'
import { linkBundle } from '@portal/contract/cases/calls/bundles.ts'
import { linkLettersOfJob } from '@portal/contract/facilities/calls/claim-letters.ts'
import * as letters from '@portal/contract/letters/calls.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import * as revenue from '@portal/contract/money/calls/revenue.ts'
import * as exported from '@portal/contract/reports/calls/exports.ts'
import * as reports from '@portal/contract/reports/calls/reports.ts'
import { expect, it } from 'vitest'
import { makeThrottle } from '../auth/throttle.ts'
import { as } from '../testing/as.ts'
import { staff } from '../testing/contents.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { png } from '../testing/files.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'
import { testDatabase } from '../testing/test-database.ts'

it('limits one person to 120 additions and 60 uploads a minute, says when to retry, and does not affect others', async () => {
  const database = await testDatabase()
  const { app, db } = await testApp(database, { throttle: makeThrottle(database.pool) })
  const [owner, other] = [await makeOwner(db), await makeOwner(db)]
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  // Nothing is stored, because the facility does not exist.
  const body = { ...staff, facility_id: 2_000_000_000 }
  const add = () => as(owner, app).send(rowCalls.addStaff, { body })
  const upload = () => as(owner, app).send(calls.uploadDocument, { body: { facility_id, name: 'PHCN bill' } })
  for (let sent = 0; sent < 120; sent++) expect(await add()).toBeRefused('not_found')
  const refused = await add()
  expect(refused).toBeRefused('too_many_requests')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  for (let sent = 0; sent < 60; sent++) expect(await upload()).toBeRefused('invalid_input')
  expect(await upload()).toBeRefused('too_many_requests')
  expect(await as(other, app).send(rowCalls.addStaff, { body })).toBeRefused('not_found')
})

it('counts every link to a paper as an addition, and every link to a file of rows as an upload', async () => {
  const database = await testDatabase()
  const { app, db } = await testApp(database, { throttle: makeThrottle(database.pool, { adding: 1, uploading: 1 }) })
  const [first, owner] = [await makeOfficer(db), await makeOwner(db)]
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  const { id } = await makeRegistration(db, { facility_id })
  const payment = await as(owner, app).send(calls.uploadPayment, { body: { facility_id, amount: 100 } }, { file: png })
  await db.updateTable('registration').set({ status: 'Awaiting decision' }).where('id', '=', id).execute()
  const decision = { id, status: 'Approved', reason: 'Complete on paper.' } as const
  await as(first, app).send(decideRegistration, { body: decision })
  const letter = (await as(owner, app).send(letters.listRegistrationLetters, { params: { id }, query: {} })).reply
    .data[0]
  const [params, body] = [{ id }, {}]
  const links: ((by: ReturnType<typeof as>) => Promise<{ problem?: { code: string } | undefined }>)[] = [
    (by) => by.send(certificates.linkCertificate, { params, body }),
    (by) => by.send(certificates.linkStatement, { params, body }),
    (by) => by.send(letters.linkLetter, { params: { id: letter?.id ?? 0 } }),
    (by) => by.send(payments.linkReceipt, { params: { id: payment.reply.data.id } }),
    (by) => by.send(exported.linkRegistrationsExport, { body }),
    (by) => by.send(exported.linkRenewalsExport, { body: { list: 'due' } }),
    (by) => by.send(exported.linkPenaltiesExport, { body }),
    (by) => by.send(exported.linkFacilitiesExport, { body }),
    (by) => by.send(linkBundle, { params }),
    (by) => by.send(linkLettersOfJob, { body: { job_id: 1 } }),
    (by) => by.send(exported.linkPaymentsExport, { body }),
    (by) => by.send(exported.linkUsersExport, { body }),
    (by) => by.send(exported.linkConcernsExport, { body }),
    (by) => by.send(audit.linkAuditExport, { body }),
    (by) => by.send(audit.linkAuditHeads, {}),
    (by) => by.send(revenue.linkRevenueExport, { body }),
    (by) => by.send(reports.linkEndingLicences, { body }),
    (by) => by.send(reports.linkReport, { params: { report: 'money' }, body }),
  ]
  for (const link of links) {
    const by = as(await makeOfficer(db), app)
    expect((await link(by)).problem?.code).not.toBe('too_many_requests')
    expect((await link(by)).problem?.code).toBe('too_many_requests')
  }
})
