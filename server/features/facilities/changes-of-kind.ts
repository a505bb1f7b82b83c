import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/changes-of-kind.ts'
import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { whyNotOffered } from '@portal/domain/actions/why-not-offered.ts'
import { changeKinds } from '@portal/domain/facilities/change-kinds.ts'
import { mostDocumentsOfChange } from '@portal/domain/facilities/change-rules.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onFacility } from '../../actions/facility.ts'
import { askForChange, makeChange } from '../../changes/ask-for-change.ts'
import { getChangeRequest, replyAboutChange } from '../../changes/change-page.ts'
import { changeFee } from '../../changes/charge-change.ts'
import { refuseIncompleteOfficer, refuseWrongOfficer } from '../../changes/refuse-wrong-officer.ts'
import { storeSupportingFile } from '../../changes/store-supporting-file.ts'
import { countChangeDocuments, insertChangeDocument } from '../../records/facilities/change-progress.ts'
import { listChangeRuleRows, ruleFrom } from '../../records/facilities/change-rules.ts'
import { findFacilityWithNewest, getFacility } from '../../records/facilities/facilities.ts'
import type { Context, InputOf, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** How often a document of one request may be sent anew. */
const maxSent = 3 * mostDocumentsOfChange

/** Requests to change the operating officer, the contacts, or the beds and services of a licensed facility. */
export function changesOfKindRoutes(serve: Serve): void {
  serve(calls.listChangeChoices, listChangeChoices)
  serve(calls.addOfficerChange, (context, input) => askForChange(context, ofOfficer(context, input)))
  serve(calls.addContactsChange, (context, input) => askForChange(context, ofContacts(input)))
  serve(calls.addServicesChange, (context, input) => askForChange(context, ofServices(input)))
  serve(calls.recordOfficerChange, (context, input) => makeChange(context, 'Record change', ofOfficer(context, input)))
  serve(calls.recordContactsChange, (context, input) => makeChange(context, 'Record change', ofContacts(input)))
  serve(calls.recordServicesChange, (context, input) => makeChange(context, 'Record change', ofServices(input)))
  serve(calls.addChangeDocument, addChangeDocument)
}

function ofOfficer(context: Context, { params: { id }, body, file }: InputOf<typeof calls.addOfficerChange>) {
  const { reason, email_add, previous_working_experience, ...fields } = body
  const wanted = async () => {
    const facility = await getFacility(context.db, id, context.today)
    refuseWrongOfficer(body, facility, context)
    refuseIncompleteOfficer(body, facility)
    return { ...fields, email: email_add, previous_work_experience: previous_working_experience }
  }
  return { facility_id: id, kind: 'operating officer', wanted, reason, file } as const
}

function ofContacts({ params: { id }, body: { reason, ...wanted }, file }: InputOf<typeof calls.addContactsChange>) {
  return { facility_id: id, kind: 'contacts', wanted: () => Promise.resolve(wanted), reason, file } as const
}

function ofServices({ params: { id }, body: { reason, ...wanted }, file }: InputOf<typeof calls.addServicesChange>) {
  return { facility_id: id, kind: 'beds and services', wanted: () => Promise.resolve(wanted), reason, file } as const
}

/** What can be changed now, and what each change needs. */
async function listChangeChoices(context: Context, { params: { id } }: Input<typeof calls.listChangeChoices>) {
  const { db, user, today } = context
  const facts = await findFacilityWithNewest(db, id, today)
  const [begin, joining] = isOfficer(user)
    ? (['Record change', 'Record joining'] as const)
    : (['Ask for a change', 'Report joining'] as const)
  const rules = await listChangeRuleRows(db)
  const { line } = await changeFee(db, id, today)
  const kinds = changeKinds.map((kind) => {
    const rule = ruleFrom(rules, kind, today)
    return {
      kind,
      rule: { ...rule, documents: [...rule.documents] },
      fee: rule.is_charged && line ? koboToNaira(line.amount_kobo) : null,
      why_not: whyNotOffered(begin, { ...facts, asked_kind: kind }, today),
      request_id: facts.open_changes.find((open) => open.kind === kind)?.id ?? null,
    }
  })
  return { data: { kinds, staff: { why_not: whyNotOffered(joining, facts, today) } } }
}

/** The owner sends a document that the rule of the request asks for. */
async function addChangeDocument(context: Context, { params, body, file }: InputOf<typeof calls.addChangeDocument>) {
  const { db, user, now } = context
  const { id, change_id } = params
  const { facility_id, kind, rule } = await getChangeRequest(db, change_id)
  if (facility_id !== id) return refuse('not_found', 'This request does not exist')
  if (!rule.documents.includes(body.name)) refuseField('name', 'Choose one of the documents that this change needs')
  return act(context, onFacility, 'Add to change', id, {
    input: async () => {
      const { documents } = await getChangeRequest(db, change_id)
      const addsMissing = !documents.some(({ name }) => name === body.name)
      return { changeId: change_id, changeKind: kind, addsMissing }
    },
    async write() {
      if ((await countChangeDocuments(db, change_id)) >= maxSent) {
        refuse('limit_reached', `${maxSent} documents were sent with this request. Withdraw it and ask again`)
      }
      await storeSupportingFile(context, id, file)
      const added = { added_by: user.id, added_at: now.toISOString() }
      await insertChangeDocument(db, { change_request_id: change_id, name: body.name, file_slug: file.slug, ...added })
      return { id: change_id }
    },
    reply: (written) => replyAboutChange(context, 'Add to change', written),
  })
}
