import type { Consequences } from '@portal/domain/actions/action.ts'
import type { LetterAbout } from '../records/letters/letter-facts.ts'
import { findNewestPaper, listPapersInForce } from '../records/licences/certificate-history.ts'
import { readPaperSubject } from '../records/licences/certificates.ts'
import { readSettings, type Settings } from '../records/settings/settings.ts'
import type { Changing } from '../use-case/context.ts'
import { confirmPaper } from './confirm-paper.ts'
import { letterhead, signingKey, storePaper } from './issue-papers.ts'

/**
 * Issues the certificates and statements of a facility that are in force again, with its present name, address and owner, under the same
 * number and with the same dates. Whatever else they state stays as it was approved, but after a change of type also the type and the
 * operating officer are those approved with it. The ministry signs as of today.
 */
export async function reissuePapers(
  context: Changing,
  facilityId: number,
  { changesType }: Pick<Consequences, 'changesType'> = {},
): Promise<void> {
  const { db, today } = context
  const inForce = await listPapersInForce(db, facilityId, today)
  if (inForce.length === 0) return
  const settings = await readSettings(db, today)
  for (const paper of inForce) await issueAgain(context, facilityId, { paper, settings, changesType })
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

interface Reissue extends Pick<Consequences, 'changesType'> {
  paper: Awaited<ReturnType<typeof listPapersInForce>>[number]
  expiry_date?: string
  settings: Settings
}

async function issueAgain(
  context: Changing,
  facilityId: number,
  { paper, expiry_date = paper.expiry_date, settings, changesType }: Reissue,
): Promise<void> {
  const { db, today } = context
  const { id: _, stored, printed, issue, registration_id, ...kept } = paper
  // What was changed behind the portal's back must not be signed as a new issue.
  await confirmPaper(db, { ...paper, printed: stored })
  const subject = await readPaperSubject(db, { facility_id: facilityId, registration_id }, { kind: undefined, today })
  const { facility_name, address, lga, owner_name, signatories, category, operating_officer } = subject.printed
  const again = {
    ...kept,
    registration_id,
    registration_number: subject.registration_number,
    issue: issue + 1,
    expiry_date,
    reissued_on: today,
    printed: {
      ...printed,
      ...{ facility_name, address, lga, owner_name, signatories },
      ...(changesType && { category, operating_officer }),
      ...letterhead(settings),
    },
  }
  await storePaper(context, { facilityId, issue: again, key: await signingKey(context) })
}
