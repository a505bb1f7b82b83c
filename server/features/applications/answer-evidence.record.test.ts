import '../../testing/matchers.ts'
import { uploadDocument } from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { returnRegistration } from '@portal/contract/applications/calls/returns.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { compareVersions, listVersions } from '@portal/contract/applications/calls/versions.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { as, type TestFile } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { jpeg, png } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const hashOfPng = '497790947d4666760ce38f3c00e852c71fdb66cae849bae8e9ede352719e1581'
const bothVerdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const

/** A complete application of which one answer takes evidence. */
async function anApplication() {
  const { app, db, setClock } = await testApp()
  setClock('2026-05-04T09:00:00Z')
  const [ownerAccount, officerAccount] = [await makeOwner(db), await makeOfficer(db)]
  const [owner, officer] = [as(ownerAccount, app), as(officerAccount, app)]
  const facility = await makeFacility(db, { user_id: ownerAccount.id })
  const registration = await makeRegistration(db, { facility_id: facility.id })
  await completeApplication(db, registration)
  const answers = db.selectFrom('submission').where('registration_id', '=', registration.id).orderBy('id')
  const answer = await answers.select(['id', 'sub_list_id']).executeTakeFirstOrThrow()
  await sql`update sub_list_version set takes_evidence = true where id = ${answer.sub_list_id}`.execute(db)
  const params = { id: registration.id }
  return {
    ...{ app, db, setClock, owner, officer, facility, params, answer },
    attach: (file: TestFile) =>
      owner.send(calls.attachEvidence, { params: { id: answer.id }, body: { facility_id: facility.id } }, { file }),
    submit: () => owner.send(registrations.submitRegistration, { params }),
    consider: () => officer.send(registrations.considerRegistration, { params, body: bothVerdicts }),
    review: async () => (await officer.send(registrations.reviewRegistration, { params })).reply.data,
    versions: async () => (await officer.send(listVersions, { params })).reply.data.map(({ id }) => id),
  }
}

it('a decision keeps which file was attached, whatever is attached later', async () => {
  const { db, officer, params, answer, attach, submit, consider, review } = await anApplication()
  const attached = (await attach(png)).reply.data.evidence
  expect((await submit()).status).toBe(200)
  await consider()
  await officer.send(registrations.decideRegistration, { body: { id: params.id, status: 'Approved' } })
  // Behind the back of the portal: nobody can attach another one now.
  await sql`delete from answer_evidence where registration_id = ${params.id}`.execute(db)
  const { contents, stored } = await review()
  expect(stored?.action).toBe('Approve')
  const shown = contents.answers.filter(({ evidence }) => evidence)
  expect(shown).toMatchObject([{ sub_list_id: answer.sub_list_id, evidence: attached }])
  expect(shown[0]?.evidence?.sha256).toBe(hashOfPng)
})

it('an officer sees what was attached since the last consideration', async () => {
  const { officer, params, answer, attach, submit, consider, review, versions, setClock } = await anApplication()
  await submit()
  await consider()
  const items = [{ section: 'requirements' as const, id: answer.sub_list_id, remark: 'Show it.', asks_evidence: true }]
  await officer.send(returnRegistration, { params, body: { items, due_date: '2026-06-29' } })
  setClock('2026-05-05T09:00:00Z')
  await attach(png)
  // What was asked for is there, so that it can be submitted again.
  expect((await submit()).status).toBe(200)
  const change = { part: 'answers', kind: 'changed', id: answer.sub_list_id }
  const fields = [{ field: 'evidence', before: null, after: hashOfPng }]
  expect((await review()).changes?.rows).toMatchObject([{ ...change, fields }])
  const [after, before] = await versions()
  const query = { before: before ?? 0, after: after ?? 0, per_page: 100 }
  const compared = await officer.send(compareVersions, { params, query })
  expect(compared.reply.data).toMatchObject([{ ...change, fields: expect.arrayContaining(fields) }])
})

it('a version from before there was evidence stays readable', async () => {
  const { db, officer, params, attach, submit, versions, setClock } = await anApplication()
  await submit()
  await sql`
    with former as (
      insert into snapshot_contents (digest, contents)
      select 'from before', jsonb_set(contents, '{answers}', (
        select jsonb_agg(answer - 'evidence') from jsonb_array_elements(contents -> 'answers') as answer
      ))
      from snapshot_contents join snapshot using (digest) where registration_id = ${params.id}
      returning digest
    )
    insert into snapshot (registration_id, action, digest, at) select ${params.id}, 'Consider', digest, now() from former
  `.execute(db)
  const query = { before: (await versions())[0] ?? 0, after: 'now' as const, per_page: 100 }
  expect((await officer.send(compareVersions, { params, query })).reply.data).toEqual([])
  setClock('2026-05-05T09:00:00Z')
  await officer.send(returnRegistration, {
    params,
    body: { items: [{ section: 'requirements', remark: 'Show them.' }], due_date: '2026-06-29' },
  })
  await attach(png)
  expect((await officer.send(compareVersions, { params, query })).reply.data).toMatchObject([
    { part: 'answers', kind: 'changed' },
  ])
})

it('the same file on another facility is found', async () => {
  const { app, db, attach, submit, review } = await anApplication()
  const other = await makeOwner(db)
  const theirs = await makeFacility(db, { user_id: other.id, company_name: 'Kuta Clinic' })
  const bytes = Buffer.concat([jpeg.bytes, Buffer.from('a photo of its own')])
  const photo = { ...jpeg, bytes }
  const body = { facility_id: theirs.id, name: 'PHCN bill' } as const
  await as(other, app).send(uploadDocument, { body }, { file: photo })
  await attach(photo)
  await submit()
  expect((await review()).used_files).toMatchObject([
    { name: 'Evidence', used_as: 'PHCN bill', facility: { id: theirs.id, company_name: 'Kuta Clinic' } },
  ])
})

it('a renewal begins without the evidence of the licence', async () => {
  const { owner, officer, facility, params, attach, submit, consider, setClock } = await anApplication()
  await attach(png)
  await submit()
  await consider()
  await officer.send(registrations.decideRegistration, { body: { id: params.id, status: 'Approved' } })
  setClock('2026-12-20T09:00:00Z')
  const started = await owner.send(registrations.startRegistration, { body: { facility_id: facility.id } })
  expect(started.status).toBe(201)
  const query = { facility_id: facility.id, registration_id: started.reply.data.id }
  const answers = (await owner.send(calls.listSubmissions, { query })).reply.data
  expect(answers.length).toBeGreaterThan(0)
  expect(answers.filter(({ evidence }) => evidence)).toEqual([])
})
