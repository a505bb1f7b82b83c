import type { LetterKind } from '@portal/domain/letters/letter-kinds.ts'
import type { PaperEvidence } from '@portal/domain/papers/paper-evidence.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { readLetterFacts } from '../letters/letter-facts.ts'
import { type IssuedByPortal, isIssuedByPortal } from './certificates.ts'

const granting = ['approval', 'temporary approval', 'extension'] as const satisfies LetterKind[]

/** Papers after one of them, in the order in which they were issued. */
export function listPapersAfter(db: Db, after: number, limit: number) {
  return db
    .selectFrom('certificate')
    .where('id', '>', after)
    .where(isIssuedByPortal)
    .orderBy('id')
    .limit(sql.lit(limit))
    .select(['id', 'kind', 'registration_id', 'number', 'issue', 'reissued_on', 'issue_date', 'expiry_date', 'printed'])
    .$narrowType<IssuedByPortal>()
    .execute()
}

/** A paper as it was issued. */
export type EarlierPaper = Awaited<ReturnType<typeof listPapersAfter>>[number]

/** The PDFs of papers after one of them. */
export function listPaperFilesAfter(db: Db, after: string, limit: number) {
  return db
    .selectFrom('paper_file')
    .innerJoin('certificate', 'certificate.id', 'certificate_id')
    .where('slug', '>', after)
    .orderBy('slug')
    .limit(sql.lit(limit))
    .select(['slug', 'facts_sha256', 'sha256', 'number', 'issue'])
    .execute()
}

/** What was written down about the approvals of some registrations, by their ids. */
export async function readPaperEvidence(
  db: Db,
  registrationIds: readonly number[],
): Promise<Map<number, PaperEvidence>> {
  const ids = sql`any(${[...registrationIds]}::int[])`
  const { rows: letters } = await sql<{ id: number; facts: unknown; written_on: string }>`
    select registration_id as id, facts, written_on from letter
    where registration_id = ${ids} and kind = any(${[...granting]}::text[]) order by letter.id
  `.execute(db)
  const { rows: names } = await sql<{ id: number; name: string | null }>`
    select registration_id as id, contents #>> '{facility,company_name}' as name
    from snapshot join snapshot_contents using (digest) where registration_id = ${ids}
    union
    select registration.id, named.name from registration
    join change_request as asked on asked.facility_id = registration.facility_id and asked.status = 'accepted'
    cross join unnest(array[asked.old ->> 'company_name', asked.new ->> 'company_name']) as named (name)
    where registration.id = ${ids}
  `.execute(db)
  const lettersById = Map.groupBy(letters, ({ id }) => id)
  const namesById = Map.groupBy(names, ({ id }) => id)
  return new Map(
    registrationIds.map((id) => [
      id,
      {
        letters: (lettersById.get(id) ?? []).map(({ facts, written_on }) => ({ text: wordsOf(facts), written_on })),
        names: (namesById.get(id) ?? []).flatMap(({ name }) => name ?? []),
      },
    ]),
  )
}

function wordsOf(facts: unknown): string {
  const { subject, body } = readLetterFacts(facts)
  return [subject, ...body.map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))].join('\n')
}
