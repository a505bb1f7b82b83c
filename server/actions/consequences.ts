import { visitToStore } from '@portal/domain/inspections/stored-visit.ts'
import { standingOn } from '@portal/domain/standing/standing.ts'
import { doerOf, recordEntry } from '../audit/record-entry.ts'
import { tellWhatOfficerDid } from '../messages/tell-about-account.ts'
import { settlePenalties } from '../money/settle-penalties.ts'
import { issuePapers } from '../papers/issue-papers.ts'
import { reissuePapers, reissueStatement } from '../papers/reissue-papers.ts'
import { insertSnapshot } from '../records/applications/application.ts'
import { endReturns } from '../records/applications/returns.ts'
import { beginRoundAtSubmit } from '../records/cases/case-stages.ts'
import { inspectionToday } from '../records/inspections/inspection-of-registration.ts'
import { replaceConditions } from '../records/licences/conditions.ts'
import { notify } from '../records/messages/notifications.ts'
import { findInvoiceId } from '../records/money/invoices.ts'
import { endRepresentation } from '../records/standing/representations.ts'
import type { Acting } from '../use-case/context.ts'
import { enterNewType } from './enter-new-type.ts'
import type { Done } from './kind.ts'
import { messagesFor } from './messages.ts'
import { restoreContents } from './restore-contents.ts'

/** What follows from an action: what its row in the table causes, for what was done. */
type Consequence = (context: Acting, done: Done) => Promise<void>

/** The record keeps the entry until the transaction ends, and writes it then. */
const recordIt: Consequence = async (context, { entry }) => {
  if (entry) await recordEntry(context.db, { ...doerOf(context), ...entry })
}

const enterAndTell: Consequence = async (context, { causes, subjects = [], enter }) => {
  const messages = subjects.flatMap((subject) => messagesFor(context, causes, subject))
  const left = enter ? await enter(messages) : messages
  for (const message of left) await notify(context.db, message)
}

const tellThePerson: Consequence = async ({ db, user, now }, { causes, person }) => {
  if (person) await tellWhatOfficerDid(db, causes, { ...person, officer: user, now })
}

/** What an ended application no longer asks for is moved to other invoices. */
const settleWhatEnded: Consequence = async (context, { causes, application }) => {
  if (!application || causes.records !== 'end') return
  const invoiceId = await findInvoiceId(context.db, application.registration.id)
  if (invoiceId !== undefined) await settlePenalties(context, invoiceId)
}

const overtakeRepresentation: Consequence = async ({ db, now }, { application }) => {
  if (!application?.isDecided || !application.registration.has_waiting_representation) return
  const ended = { outcome: 'overtaken', ended_at: now.toISOString() } as const
  await endRepresentation(db, { registration_id: application.registration.id }, ended)
}

const setConditions: Consequence = async ({ db, user, now }, { causes, application }) => {
  if (!application || !user || causes.records !== 'decision') return
  const { registration, conditions } = application
  if (conditions.length === 0 && !registration.has_conditions) return
  await replaceConditions(db, registration.id, { conditions, set_by: user.id, set_at: now.toISOString() })
}

const endTheReturn: Consequence = async ({ db, now }, { causes: { endsReturn }, application }) => {
  if (!endsReturn || !application?.registration.returned) return
  await endReturns(db, application.registration.id, { by: endsReturn, at: now.toISOString() })
}

const beginRound: Consequence = async ({ db, user, now }, { causes, application }) => {
  if (causes.records !== 'submission' || !application?.registration.goes_through_stages) return
  const { id: registration_id } = application.registration
  await beginRoundAtSubmit(db, { registration_id, begun_by: user?.id ?? null, begun_at: now.toISOString() })
}

const giveBackContents: Consequence = async (context, { causes, application }) => {
  if (application && causes.restoresContents) await restoreContents(context, application.registration)
}

const enterTypeAtLicence: Consequence = async (context, { causes, application }) => {
  if (application && causes.changesType) await enterNewType(context, application.registration)
}

const takeSnapshot: Consequence = async ({ db, now, today }, { causes, application }) => {
  if (!application?.isComplete || !causes.takesSnapshot) return
  const { name, registration, known } = application
  const applied = { ...registration, standing: standingOn(registration, today) }
  const visit = visitToStore(inspectionToday(registration.inspection, today))
  const contents = await insertSnapshot(db, applied, { action: name, at: now.toISOString(), visit })
  if (causes.issues === 'certificate') known.approved = contents
}

const followForKind: Consequence = async (_context, { follow }) => follow?.()

/** In this order, before the reply is made. */
export const consequences: readonly Consequence[] = [
  recordIt,
  enterAndTell,
  tellThePerson,
  settleWhatEnded,
  overtakeRepresentation,
  setConditions,
  endTheReturn,
  beginRound,
  giveBackContents,
  enterTypeAtLicence,
  takeSnapshot,
  followForKind,
]

/** Papers and letters. What is in force is issued again before the letter names it. */
export const issueAndWrite: Consequence = async (context, { causes, papers }) => {
  if (!papers) return
  const { about, changed, paper, until, letter, readSettings } = papers
  const stated = causes.changesType ? 'type' : changed
  if (causes.issuesAgain === 'certificate or statement' && stated)
    await reissuePapers(context, about.facility_id, stated)
  if (until) await reissueStatement(context, { ...about, expiry_date: until, settings: await readSettings() })
  if (paper || letter) await issuePapers(context, { about, paper, letter, settings: await readSettings() })
}
