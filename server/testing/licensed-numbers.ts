import { type Licence, licenceOn, licences } from '@portal/domain/licences/licensed-today.ts'
import { standingOn } from '@portal/domain/standing/standing.ts'
import { sql } from 'kysely'
import type { Database, Db } from '../database/connect.ts'
import { registerAsCsv, registerAsGeoJson } from '../http/register-files.ts'
import { shownColumn } from '../records/applications/shown-registration.ts'
import { closedFrom } from '../records/facilities/closings.ts'
import { isFacilityLicensed } from '../records/licences/licensed-today.ts'
import { pageOfRegister } from '../records/register/register-search.ts'
import { serviceFigures } from '../records/reports/facility-figures.ts'
import { readFigures, replaceFigures } from '../records/reports/report-figures.ts'
import { countFacilitiesByStatus } from '../records/reports/tallies.ts'
import { countWithoutEffect } from '../records/shared/without-effect.ts'
import { restrictionsColumn } from '../records/standing/restrictions.ts'

/** How many facilities are licensed, and how many provisionally. */
type Numbers = Record<Licence, number>

/** The numbers of licensed facilities on a day by the domain, which reads each facility by itself. */
export async function licensedByDomain(db: Db, today: string): Promise<Numbers> {
  const facilities = await db
    .selectFrom('facility')
    .select([closedFrom, restrictionsColumn])
    .select([
      shownColumn<'Approved' | null>('status', today).as('status'),
      shownColumn<string | null>('expiry_date', today).as('expiry_date'),
    ])
    .execute()
  return count(
    facilities.map(({ status, expiry_date, ...facts }) =>
      status === null ? null : licenceOn({ status, expiry_date, standing: standingOn(facts, today) }, today),
    ),
  )
}

/** The same numbers wherever the portal tells them; a place that tells both together has their sum. */
export async function licensedEverywhere(database: Database, today: string): Promise<Record<string, Numbers | number>> {
  const { db } = database
  const reader = { db, today }
  const counted = await countFacilitiesByStatus(db, 'everybody', today)
  const withoutEffect = await countWithoutEffect(db, 'everybody', today)
  const ofSearch = async (standing: Licence) => (await pageOfRegister(reader, { standing, page: 1 })).total
  const inSql = async (licence: Licence) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from facility where ${isFacilityLicensed(today, [licence])}
    `.execute(db)
    return rows[0]?.n ?? 0
  }
  return {
    'the facilities in SQL': await numbersOf(inSql),
    'a search of the register': await numbersOf(ofSearch),
    'the table of the register': count(
      (await standingsInCsv(reader)).map((one) => licences.find((way) => way === one)),
    ),
    'the map of the register': count(await standingsOnMap(reader)),
    'the counter without what has no effect':
      counted.facility_active - withoutEffect.facility_restricted - withoutEffect.facility_closed,
    'the report of beds and services': await facilitiesInReport(db, today),
  }
}

async function numbersOf(tell: (licence: Licence) => Promise<number>): Promise<Numbers> {
  return { licensed: await tell('licensed'), 'provisionally licensed': await tell('provisionally licensed') }
}

function count(each: readonly (Licence | null | undefined)[]): Numbers {
  const of = (licence: Licence) => each.filter((one) => one === licence).length
  return { licensed: of('licensed'), 'provisionally licensed': of('provisionally licensed') }
}

async function standingsInCsv(reader: { db: Db; today: string }): Promise<string[]> {
  const [, ...lines] = (await textOf(registerAsCsv(reader, new Date()))).trimEnd().split('\r\n')
  // The standing is between the ward and the last day.
  return lines.map((line) => /,([a-z ]+),\d{4}-\d\d-\d\d,/.exec(line)?.[1] ?? '')
}

async function standingsOnMap(reader: { db: Db; today: string }): Promise<(Licence | undefined)[]> {
  const { features = [] }: { features?: { properties: { standing: string } }[] } = Object(
    JSON.parse(await textOf(registerAsGeoJson(reader, new Date()))),
  )
  return features.map(({ properties }) => licences.find((way) => way === properties.standing))
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

async function facilitiesInReport(db: Database['db'], today: string): Promise<number> {
  await db
    .transaction()
    .execute((transaction) => replaceFigures(transaction, serviceFigures(today), `${today}T09:00:00Z`))
  const figures = await readFigures(db, 'services', {}, null)
  return figures.find(({ name }) => name === 'facilities')?.n ?? 0
}
