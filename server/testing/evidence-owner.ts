import { returnRegistration } from '@portal/contract/applications/calls/returns.ts'
import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { sql } from 'kysely'
import { answeringOwner } from './answering-owner.ts'
import { as, type TestFile } from './as.ts'
import { png } from './files.ts'
import { makeOfficer } from './people.ts'
import { uploader, uploadIdIn } from './resumable-upload.ts'

/** The SHA-256 of the files that tests attach. */
export const hashes = {
  png: '497790947d4666760ce38f3c00e852c71fdb66cae849bae8e9ede352719e1581',
  pdf: 'e4a1db57b397f4bf41090af404941d6d26755882e8bf4ed9d51541b820122598',
}

/** An owner who has answered the first question, which takes evidence unless it is said otherwise. */
export async function evidenceOwner({ takes_evidence = true } = {}) {
  const answering = await answeringOwner()
  const { app, db, owner, ids, answer, facility_id, registration_id } = answering
  await sql`update sub_list_version set takes_evidence = ${takes_evidence} where id = ${ids.sub_list_id}`.execute(db)
  const { id } = (await answer()).reply.data
  const params = { id }
  const officer = await makeOfficer(db)
  return {
    ...answering,
    id,
    officer,
    attach: (file: TestFile = png, actor = owner, body = { facility_id }) =>
      as(actor, app).send(calls.attachEvidence, { params, body }, { file }),
    /** Sends a file in pieces. Returns the body of the call that finishes it. */
    sendBefore: async ({ bytes }: TestFile, actor = owner) => {
      const upload = uploader(app, actor)
      const { location } = (await upload.begin({ facility_id, bytes, call: calls.attachEvidence.path })).headers
      await upload.patch(String(location), 0, bytes)
      return { facility_id, upload_id: uploadIdIn(location) }
    },
    remove: (actor = owner) => as(actor, app).send(calls.removeEvidence, { params }),
    evidenceShown: async () => (await answering.list()).reply.data[0]?.evidence,
    rows: () =>
      db.selectFrom('answer_evidence').where('facility_id', '=', facility_id).orderBy('id').selectAll().execute(),
    /** What the audit record says of the changes of the facility. */
    recorded: async () => {
      const entries = db.selectFrom('audit_entry').where('about_kind', '=', 'facility').orderBy('id').select('body')
      return (await entries.where('about_id', '=', String(facility_id)).execute()).map(({ body }) => body)
    },
    consider: (updated_at: string) =>
      db
        .insertInto('consideration')
        .values({ registration_id, user_id: officer.id, updated_at, information_verdict: 'Satisfactory' })
        .execute(),
    setRegistration: (changed: object) =>
      db.updateTable('registration').set(changed).where('id', '=', registration_id).execute(),
    giveBack: (item: object) =>
      as(officer, app).send(returnRegistration, {
        params: { id: registration_id },
        body: {
          items: [{ section: 'requirements' as const, id: ids.sub_list_id, remark: 'Show it.', ...item }],
          due_date: '2026-06-29',
        },
      }),
  }
}
