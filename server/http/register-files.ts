import type { RegisteredFacility } from '@portal/contract/register/registered-facility.ts'
import { operatingHoursLabel } from '@portal/domain/facilities/operating-hours.ts'
import { allEntries, type RegisterReader } from '../records/register/public-register.ts'
import { csvLines } from './csv-lines.ts'

/** So many facilities are in memory at a time. */
const batchSize = 500

const columns = {
  Number: ({ number }) => number,
  Name: ({ name }) => name,
  Type: ({ type }) => type,
  Address: ({ address }) => address,
  LGA: ({ lga }) => lga,
  Ward: ({ ward }) => ward,
  Standing: ({ standing }) => standing,
  'Expiry date': ({ expiry_date }) => expiry_date,
  Conditions: ({ conditions }) => conditions.map(inWords).join(' '),
  'Working days': ({ working_days }) => working_days,
  Hours: ({ hours_of_operation }) => hours_of_operation && operatingHoursLabel(hours_of_operation),
  Latitude: ({ latitude }) => latitude,
  Longitude: ({ longitude }) => longitude,
  'Inspected on': ({ inspection }) => inspection?.done_on ?? null,
  'Inspection class': ({ inspection }) => inspection?.class ?? null,
  Issued: ({ origin }) => (origin === 'paper' ? 'on paper' : 'by the portal'),
} as const satisfies Record<string, (facility: RegisteredFacility) => string | number | null>

function inWords({ text, due_date }: RegisteredFacility['conditions'][number]): string {
  return due_date === null ? text : `${text} (by ${due_date})`
}

/** The text of the whole register as a CSV file, piece by piece. */
export async function* registerAsCsv(reader: RegisterReader, now: Date): AsyncGenerator<string> {
  // The first line says when the file was made, as the name of an empty column, so that it stays a line of names.
  yield csvLines([[...Object.keys(columns), `Made ${now.toISOString()}`]], { isBeginning: true })
  for await (const facilities of allEntries(reader, batchSize)) {
    yield csvLines(facilities.map((facility) => [...Object.values(columns).map((cell) => cell(facility)), null]))
  }
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
