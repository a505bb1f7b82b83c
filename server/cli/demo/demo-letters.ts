import { registrationActions } from '@portal/domain/actions/registration.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { LetterKind } from '@portal/domain/letters/letter-kinds.ts'
import type { Db } from '../../database/connect.ts'
import { issuePapers } from '../../papers/issue-papers.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { DemoPeople } from './demo-people.ts'

/** What was decided, and when. */
interface Decided {
  kind: LetterKind
  facility_id: number
  registration_id: number | null
  reason: string | null
  at: string
}

/** Writes the letters of all decisions and penalties, in the order of their days. */
export async function makeDemoLetters(db: Db, people: DemoPeople, filledAt: Date): Promise<void> {
  const [officer] = people.officers
  if (!officer) return
  const settings = await readSettings(db, lagosDate(filledAt))
  const decided = [...(await listDecisions(db)), ...(await listPenalties(db))]
  for (const { at, kind, reason, ...about } of decided.sort((one, other) => one.at.localeCompare(other.at))) {
    const now = new Date(at)
    const letter = { kind, reason, details: undefined }
    await issuePapers({ db, user: officer, address: null, now, today: lagosDate(now) }, { about, letter, settings })
  }
}

const deciding = ['Approve', 'Temporary Approval', 'Decline'] as const

async function listDecisions(db: Db): Promise<Decided[]> {
  const rows = await db
    .selectFrom('registration')
    .where('processed_at', 'is not', null)
    .select(['id', 'facility_id', 'status', 'processed_at'])
    .execute()
  return rows.flatMap(({ id, facility_id, status, processed_at }) => {
    const action = deciding.find((name) => registrationActions[name].leadsTo === status)
    if (!action || processed_at === null) return []
    const kind = registrationActions[action].causes.writesLetter
    return [{ kind, facility_id, registration_id: id, reason: null, at: processed_at }]
  })
}

async function listPenalties(db: Db): Promise<Decided[]> {
  const rows = await db.selectFrom('penalty').select(['facility_id', 'comment', 'created_at']).execute()
  return rows.map(({ facility_id, comment, created_at }) => ({
    kind: 'penalty',
    facility_id,
    registration_id: null,
    reason: comment,
    at: created_at,
  }))
}
