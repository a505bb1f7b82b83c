import type { RegisteredFacility } from '@portal/contract/register/registered-facility.ts'
import { operatingHoursLabel } from '@portal/domain/facilities/operating-hours.ts'
import { type Column, day, number, type Table, tableOf, text } from '../files/table.ts'
import { workbook } from '../files/workbook.ts'
import { allEntries, type RegisterReader } from '../records/register/public-register.ts'
import { tableAsCsv } from './export-table.ts'

/** So many facilities are in memory at a time. */
const batchSize = 500

const columns: readonly Column<RegisteredFacility>[] = [
  text('Number', ({ number: printed }) => printed),
  text('Name', ({ name }) => name),
  text('Type', ({ type }) => type),
  text('Address', ({ address }) => address),
  text('LGA', ({ lga }) => lga),
  text('Ward', ({ ward }) => ward),
  text('Standing', ({ standing }) => standing),
  day('Expiry date', ({ expiry_date }) => expiry_date),
  text('Conditions', ({ conditions }) => conditions.map(inWords).join(' ')),
  text('Working days', ({ working_days }) => working_days),
  text('Hours', ({ hours_of_operation }) => hours_of_operation && operatingHoursLabel(hours_of_operation)),
  number('Latitude', ({ latitude }) => latitude),
  number('Longitude', ({ longitude }) => longitude),
  day('Inspected on', ({ inspection }) => inspection?.done_on ?? null),
  text('Inspection class', ({ inspection }) => inspection?.class ?? null),
  text('Issued', ({ origin }) => (origin === 'paper' ? 'on paper' : 'by the portal')),
]

function inWords({ text, due_date }: RegisteredFacility['conditions'][number]): string {
  return due_date === null ? text : `${text} (by ${due_date})`
}

/** The whole register as a table. */
function registerTable(reader: RegisterReader, now: Date): Table {
  // The first line says when the file was made, as the name of an empty column, so that it stays a line of names.
  const made = text(`Made ${now.toISOString()}`, () => null)
  return tableOf([...columns, made], allEntries(reader, batchSize))
}

/** The text of the whole register as a CSV file, piece by piece. */
export function registerAsCsv(reader: RegisterReader, now: Date): AsyncGenerator<string> {
  return tableAsCsv(registerTable(reader, now))
}

/** The whole register as a workbook, piece by piece. */
export function registerAsWorkbook(reader: RegisterReader, now: Date): AsyncGenerator<Uint8Array> {
  return workbook([{ name: 'Public register', table: registerTable(reader, now) }])
}

/** The text of the whole register as GeoJSON, piece by piece. */
export async function* registerAsGeoJson(reader: RegisterReader, now: Date): AsyncGenerator<string> {
  yield `{"type":"FeatureCollection","made_at":"${now.toISOString()}","features":[`
  let separator = '\n'
  for await (const facilities of allEntries(reader, batchSize)) {
    if (facilities.length === 0) continue
    yield separator + facilities.map((facility) => JSON.stringify(featureOf(facility))).join(',\n')
    separator = ',\n'
  }
  yield '\n]}\n'
}

function featureOf({ latitude, longitude, ...properties }: RegisteredFacility) {
  const geometry =
    latitude === null || longitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] }
  return { type: 'Feature', geometry, properties }
}
