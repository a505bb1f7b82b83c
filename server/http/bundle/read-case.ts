import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { AboutCase } from '../../audit/case-entries.ts'
import { inOneSnapshot } from '../../audit/in-one-snapshot.ts'
import { idOfPaper } from '../../audit/states.ts'
import type { SignedIn } from '../../auth/sessions.ts'
import type { Db } from '../../database/connect.ts'
import { readRegistrationPage } from '../../reading/registration-page.ts'
import { listCaseFiles, listCaseLetters } from '../../records/cases/case-files.ts'
import { type CaseRow, listCasePeople, listCaseRows } from '../../records/cases/case-records.ts'
import { findFacilityOfRegistration } from '../../records/facilities/facilities.ts'
import { readSettings } from '../../records/settings/settings.ts'

type Rows = ReadonlyMap<string, readonly CaseRow[]>

interface Asked {
  id: number
  user: SignedIn
  now: Date
}

/** Everything of a case but the contents of its files, as of one moment. */
export type Case = Awaited<ReturnType<typeof readCase>>

/** Reads a case as of one moment. */
export function readCase(database: Db, { id, user, now }: Asked) {
  const today = lagosDate(now)
  return inOneSnapshot(database, async (db) => {
    const facility = await findFacilityOfRegistration(db, id, today)
    if (!facility) return refuse('not_found', 'This registration does not exist')
    const ids = { registration_id: id, facility_id: facility.id }
    const rows = await listCaseRows(db, ids)
    const files = await listCaseFiles(db, ids)
    const letters = await listCaseLetters(db, ids)
    return {
      page: withoutOffers(await readRegistrationPage({ db, user, today }, id)),
      reference: String(rows.get('registration')?.[0]?.reference),
      facility: facility.company_name,
      rows,
      people: await listCasePeople(db, peopleIn(rows)),
      files,
      letters,
      about: { ...aboutOf(rows), letter: letters.map(String), document: files.map(({ slug }) => slug) },
      ministry: (await readSettings(db, today)).ministry_name,
    }
  })
}

/** What the page says about what its reader may do, which is no part of the case. */
const offers = new Set(['offered', 'obstacles', 'kept_fields', 'sections', 'missing', 'asked_before_submit'])

function withoutOffers(page: object): object {
  return JSON.parse(JSON.stringify(page, (name, value: unknown) => (offers.has(name) ? undefined : value))) as object
}

/** The accounts that rows name. */
function peopleIn(rows: Rows): number[] {
  const named = [...rows.values()]
    .flat()
    .flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        typeof value === 'number' && /(_by|^actor_id|^user_id|^officer_id|^assignee_id)$/.test(column) ? value : [],
      ),
    )
  return [...new Set(named)]
}

const entryKinds = [
  ...['registration', 'facility', 'payment', 'penalty', 'invoice'],
  ...['representation', 'inspection', 'corrective_action', 'import'],
] as const

/** What the audit record calls the things of a case. */
function aboutOf(rows: Rows): AboutCase {
  const ids = entryKinds.map((kind) => [kind, (rows.get(kind) ?? []).map(({ id }) => String(id))])
  const certificate = (rows.get('certificate') ?? []).map(({ number, issue }) =>
    idOfPaper({ number: String(number), issue: Number(issue) }),
  )
  return { ...Object.fromEntries(ids), certificate }
}
