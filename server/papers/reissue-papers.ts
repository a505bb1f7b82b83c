import { type ChangeKind, isOnPapers } from '@portal/domain/facilities/change-kinds.ts'
import type { LetterAbout } from '../records/letters/letter-facts.ts'
import { findNewestPaper, listPapersInForce } from '../records/licences/certificate-history.ts'
import { readPaperSubject } from '../records/licences/certificates.ts'
import { followChangeInRegister } from '../records/register/follow-change.ts'
import { readSettings, type Settings } from '../records/settings/settings.ts'
import type { Changing } from '../use-case/context.ts'
import { confirmPaper } from './confirm-paper.ts'
import { letterhead, signingKey, storePaper } from './issue-papers.ts'

/** What has changed of a facility: by a request, or its type by an application. */
type Changed = ChangeKind | 'type'

/**
 * Issues the certificates and statements of a facility that are in force again, with its present name, address and owner, under the same
 * number and with the same dates. After a change of the operating officer or of the type also with these. Whatever else they state stays
 * as it was approved; the ministry signs as of today. A change that they do not state issues nothing. A licence from before the portal
 * stays as it is on paper; the public register follows.
 */
export async function reissuePapers(
  context: Changing,
  facilityId: number,
  changed: Changed = 'details',
): Promise<void> {
  if (changed !== 'type' && !isOnPapers(changed)) return
  const { db, today } = context
  await followChangeInRegister(db, facilityId)
  const inForce = await listPapersInForce(db, facilityId, today)
  if (inForce.length === 0) return
  const settings = await readSettings(db, today)
  for (const paper of inForce) await issueAgain(context, facilityId, { paper, settings, changed })
}

interface Extension extends LetterAbout {
  expiry_date: string
  settings: Settings
}

/** Issues the statement of a temporary approval that is extended again, under the same number and until the new last day. */
export async function reissueStatement(
  context: Changing,
  { facility_id, registration_id, expiry_date, settings }: Extension,
): Promise<void> {
  const registration = { id: registration_id ?? 0, facility_id }
  const statement = await findNewestPaper(context.db, registration, 'statement')
  if (!statement) return
  await issueAgain(context, facility_id, { paper: statement, expiry_date, settings })
}

interface Again {
  paper: Awaited<ReturnType<typeof listPapersInForce>>[number]
  settings: Settings
  expiry_date?: string
  changed?: Changed
}

async function issueAgain(
  context: Changing,
  facilityId: number,
  { paper, expiry_date = paper.expiry_date, settings, changed }: Again,
): Promise<void> {
  const { db, today } = context
  const { id: _, stored, printed, issue, registration_id, ...kept } = paper
  // What was changed behind the portal's back must not be signed as a new issue.
  await confirmPaper(db, { ...paper, printed: stored })
  const subject = await readPaperSubject(db, { facility_id: facilityId, registration_id }, { kind: undefined, today })
  const { facility_name, address, lga, owner_name, signatories } = subject.printed
  // While a registration is open its own operating officer is recorded, who is not that of the licence.
  const { operating_officer } = changed === 'operating officer' || changed === 'type' ? subject.printed : printed
  if (changed === 'operating officer' && operating_officer === printed.operating_officer) return
  const { category } = changed === 'type' ? subject.printed : printed
  const again = {
    ...kept,
    registration_id,
    registration_number: subject.registration_number,
    issue: issue + 1,
    expiry_date,
    reissued_on: today,
    printed: {
      ...printed,
      ...{ facility_name, category, address, lga, owner_name, operating_officer, signatories },
      ...letterhead(settings),
    },
  }
  await storePaper(context, { facilityId, issue: again, key: await signingKey(context) })
}
