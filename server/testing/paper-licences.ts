import type { AddedLicence, PaperFacility } from '@portal/domain/imports/paper-licence.ts'
import { sql } from 'kysely'
import { byProgram, recordChanges } from '../audit/record-changes.ts'
import type { Database, Db } from '../database/connect.ts'
import { recordPaperFacilities, recordPaperLicences } from '../papers/record-paper-licences.ts'
import { takeBack } from '../papers/take-back-paper-licences.ts'
import type { PaperImport } from '../records/imports/insert-paper-licences.ts'
import { bida } from './factories.ts'
import type { Person } from './people.ts'

const midday = (today: string) => new Date(`${today}T11:00:00Z`)

/** An import that an officer committed, without a file. */
export async function makeImport(db: Db, officer: Person, today = '2026-11-27'): Promise<PaperImport> {
  const at = midday(today).toISOString()
  const { rows } = await sql<PaperImport>`
    insert into import (number, source, name, reading, status, prepared_by, prepared_at, updated_at, committed_by, committed_at)
    select 'IMP-2026-' || lpad((count(*) + 1)::text, 4, '0'), 'by hand', 'By hand', '{}', 'committed', ${officer.id}, ${at}, ${at},
      ${officer.id}, ${at}
    from import returning id, number
  `.execute(db)
  const [made] = rows
  if (!made) throw new Error('An insert returns its row')
  return made
}

/** A row of the paper register: a clinic in Bida with a licence of which everything is known. */
export function paperRow(overrides: Partial<PaperFacility> = {}): PaperFacility {
  return {
    line: 2,
    company_name: 'Ndayako Clinic',
    facility_type_id: 2,
    local_gov_area_id: bida,
    ward_id: null,
    address: '7 Emir Road, Bida',
    phone_number: '+2348031110001',
    facility_email: null,
    owner_name: 'Ladi Ndayako',
    cac: null,
    ...overrides,
    licence: {
      number: 'MOH/PRIV/0917',
      issued_on: '2026-02-03',
      last_day: '2027-02-02',
      operating_officer: 'Dr Umar Gana',
      ...overrides.licence,
    },
  }
}

/** Who does something with an import, with which database, on which day. */
export interface Importing {
  database: Pick<Database, 'db'>
  officer: Person
  today?: string
}

function contextOf({ officer, today = '2026-11-27' }: Importing, db: Db) {
  return { db, user: officer, now: midday(today), today, address: null }
}

function inOneChange<T>({ database, today = '2026-11-27' }: Importing, work: (db: Db) => Promise<T>): Promise<T> {
  return recordChanges(database.db, byProgram('test', midday(today)), work)
}

/** Records rows of the paper register. Returns them with their facilities and licences. */
export function recordFromPaper(importing: Importing, from: PaperImport, rows: readonly PaperFacility[]) {
  return inOneChange(importing, (db) => recordPaperFacilities(contextOf(importing, db), from, rows))
}

/** Records paper licences of facilities that are there. */
export function addPaperLicences(importing: Importing, from: PaperImport, rows: readonly AddedLicence[]) {
  return inOneChange(importing, (db) => recordPaperLicences(contextOf(importing, db), from, rows))
}

/** Takes rows of an import back, by default a day later. */
export function takeBackRows(
  importing: Importing,
  from: PaperImport,
  rows: readonly { line: number; facility_id: number }[],
) {
  const later = { today: '2026-11-28', ...importing }
  return inOneChange(later, (db) => takeBack(contextOf(later, db), from, rows))
}

/** One facility of the paper register with its licence, by an import of its own. */
export async function makePaperFacility(importing: Importing, overrides: Partial<PaperFacility> = {}) {
  const from = await makeImport(importing.database.db, importing.officer, importing.today)
  const [recorded] = await recordFromPaper(importing, from, [paperRow(overrides)])
  if (!recorded) throw new Error('Every row is recorded')
  return { ...recorded, from }
}
