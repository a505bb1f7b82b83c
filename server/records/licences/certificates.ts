import type { PrintedKind } from '@portal/domain/licences/certificate.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type NotNull, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import type { CertificateCodeTable } from '../../database/tables/signing-keys.ts'
import { type LetterAbout, subjectOf, subjectRows, type WrittenLetter } from '../letters/letter-facts.ts'
import { signatoriesOf } from '../settings/office-holders.ts'

/** What is printed on a certificate or statement besides its number and dates, as of the issue. */
const printed = z.object({
  facility_name: z.string(),
  category: z.string(),
  address: z.string(),
  lga: z.string(),
  owner_name: z.string(),
  operating_officer: z.string().nullable(),
  ministry: z.string(),
  ministry_address: z.string(),
  /** Papers from before the portal had a crest have none. */
  crest_url: z.string().nullable().default(null),
  /** What the approval asks of the facility. Papers from before there were conditions have none. */
  conditions: z.array(z.object({ text: z.string(), due_date: z.string().nullable() })).default([]),
  /** `signature` names a picture in the file store; papers of an office that signs by hand have none. */
  signatories: z.array(z.object({ title: z.string(), name: z.string().nullable(), signature: z.string().optional() })),
})
type Printed = z.output<typeof printed>

/** Reads what was stored as printed. */
export function readPrinted(stored: unknown): Printed {
  return printed.parse(stored)
}

export interface Issue {
  kind: PrintedKind
  registration_id: number
  number: string
  /** 1, and the next whenever it is issued again. */
  issue: number
  /** The day of a later issue; null for the first. */
  reissued_on: string | null
  /** The facility's number from its first certificate on; null before. */
  registration_number: string | null
  issue_date: string
  expiry_date: string
  printed: Printed
}

/** The signed code of a new paper. */
type Signed = Omit<Selectable<CertificateCodeTable>, 'certificate_id'>

/**
 * Stores a certificate or statement, its signed code, and the facility's registration number. The rows never change afterwards.
 * Spec §4.5.
 */
export async function insertCertificate(
  db: Db,
  facilityId: number,
  { registration_number, ...issue }: Issue,
  code: Signed,
): Promise<void> {
  await db
    .with('numbered', (tables) =>
      tables
        .updateTable('facility')
        .set({ registration_number })
        .where('id', '=', facilityId)
        .where('registration_number', 'is distinct from', registration_number),
    )
    .with('issued', (tables) =>
      tables
        .insertInto('certificate')
        .values({ ...issue, printed: JSON.stringify(issue.printed) })
        .returning('id'),
    )
    .insertInto('certificate_code')
    .columns(['certificate_id', 'kid', 'code', 'signed_at'])
    .expression((tables) =>
      tables
        .selectFrom('issued')
        .select((row) => [
          'id',
          ...(['kid', 'code', 'signed_at'] as const).map((name) => row.val(code[name]).as(name)),
        ]),
    )
    .execute()
}

/** What a certificate, a statement or a letter says of its facility and registration, and what its number is made from. */
export type PaperSubject = Awaited<ReturnType<typeof readPaperSubject>>

/** Reads a facility, and its registration if the paper is about one, with the signatories and the ministry's own words of a day. */
export async function readPaperSubject(db: Db, about: LetterAbout, written: WrittenLetter) {
  const { registration_number, operating_officer, statements, ...row } = await subjectRows(db, [about], written)
    .leftJoin('operating_officer', (join) =>
      join.onRef('operating_officer.facility_id', '=', 'facility.id').on('operating_officer.replaced_at', 'is', null),
    )
    .select((facility) => [
      'facility.registration_number',
      'operating_officer.full_name as operating_officer',
      facility
        .selectFrom('certificate')
        .whereRef('registration_id', '=', 'registration.id')
        .where('kind', '=', 'statement')
        .where('issue', '=', 1)
        .select(sql<number>`count(*)::int`.as('statements'))
        .as('statements'),
    ])
    .executeTakeFirstOrThrow()
  const { facility_name, category, address, lga, owner_name, holders } = row
  const signatories = signatoriesOf(holders)
  return {
    ...subjectOf(row, written.today),
    registration_number,
    /** How many statements the registration has. */
    statements: statements ?? 0,
    printed: { facility_name, category, address, lga, owner_name, operating_officer, signatories },
  }
}

/** Which issue of a certificate or statement is meant: the newest one unless a number or an issue is given. */
interface IssueAsked {
  kind: PrintedKind
  registrationId: number
  number?: string | null
  issue?: number | null
}

const issueColumns = [
  'id',
  'kind',
  'registration_id',
  'number',
  'issue',
  'reissued_on',
  'issue_date',
  'expiry_date',
] as const

/** A paper with what is printed on it, read and just as it is stored. */
export function withPrinted<Row extends { printed: unknown }>(row: Row) {
  return { ...row, printed: readPrinted(row.printed), stored: row.printed }
}

/**
 * What the portal has issued itself. Only this is printed, signed, issued again, and compared with the audit record; a licence that
 * was issued on paper before the portal is not. Its day of issue is always known: `$narrowType<IssuedByPortal>()`.
 */
export const isIssuedByPortal = sql<boolean>`certificate.origin = 'portal'`

/** Columns of what the portal has issued itself. */
export interface IssuedByPortal {
  issue_date: NotNull
}

/** An issue of a registration's certificate or statement with everything that is printed on it, or `not_found`. */
export async function getIssue(db: Db, { kind, registrationId, number = null, issue = null }: IssueAsked) {
  let query = db
    .selectFrom('certificate')
    .where('registration_id', '=', registrationId)
    .where('kind', '=', kind)
    .where(isIssuedByPortal)
    .orderBy('id', 'desc')
    .select([...issueColumns, 'printed'])
    .$narrowType<IssuedByPortal>()
  if (number !== null) query = query.where('number', '=', number)
  if (issue !== null) query = query.where('issue', '=', issue)
  const row = await query.executeTakeFirst()
  if (!row) return refuse('not_found', 'Nothing was issued for this registration')
  return withPrinted(row)
}

/** An issue by its id, with everything that is printed on it. */
export async function findIssue(db: Db, id: number) {
  const row = await db
    .selectFrom('certificate')
    .where('id', '=', id)
    .where(isIssuedByPortal)
    .select([...issueColumns, 'printed'])
    .$narrowType<IssuedByPortal>()
    .executeTakeFirst()
  return row && withPrinted(row)
}
