import { foundOnPage, maxFound } from '@portal/domain/register/public-register.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { moment, wholeNumber } from '../../fields/fields.ts'
import { list } from '../../fields/paging.ts'
import { registerFilters } from '../register-filters.ts'
import { registeredFacility } from '../registered-facility.ts'

const lastPage = maxFound / foundOnPage

/** A page of the public register. */
export const searchRegister = call('GET', '/api/public/facilities', {
  feature: 'public-register',
  summary: `The facilities that are or were licensed, ${foundOnPage} on a page, at most the first ${maxFound}; the files have all.`,
  may: 'read public information',
  query: registerFilters.extend({
    page: wholeNumber(1, lastPage, `Choose a page from 1 to ${lastPage}, or search for something narrower`).default(1),
  }),
  refuses: ['too_many_requests'],
  reply: list(registeredFacility),
})

/** The whole public register as a table. */
export const downloadRegister = call('GET', '/api/public/facilities.csv', {
  feature: 'public-register',
  summary:
    'All facilities that are or were licensed, as a CSV file. The name of its last column, which is empty, says when the file was made.',
  may: 'read public information',
  refuses: ['too_many_requests'],
  replyType: 'text/csv',
  reply: z.string().meta({
    examples: [
      'Number,Name,Type,Address,LGA,Ward,Standing,Expiry date,Conditions,Working days,Hours,Latitude,Longitude,Inspected on,Inspection class,Made 2026-04-08T10:30:00.000Z\r\n' +
        'NSMOH/PHF/00042/2026,Sabongari Family Clinic,Private Clinic,"14 Bosso Road, Minna",Chanchaga,Sabon Gari,licensed,' +
        '2026-12-31,,"Monday,Tuesday",08:00AM-8:00AM (24 hours),9.6139,6.5569,2026-05-03,substantially compliant,\r\n',
    ],
  }),
})

/** The whole public register as a workbook. */
export const downloadRegisterWorkbook = call('GET', '/api/public/facilities.xlsx', {
  feature: 'public-register',
  summary:
    'The same table as a workbook (XLSX) with real dates and numbers. The name of its last column, which is empty, says when the file was made.',
  may: 'read public information',
  refuses: ['too_many_requests'],
  replyType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z
    .string()
    .describe('The bytes of the file.')
    .meta({ examples: ['PK…'] }),
})

/** The whole public register as a map. */
export const downloadRegisterMap = call('GET', '/api/public/facilities.geojson', {
  feature: 'public-register',
  summary:
    'All facilities that are or were licensed, as GeoJSON (RFC 7946). Without a known position the geometry is null.',
  may: 'read public information',
  refuses: ['too_many_requests'],
  replyType: 'application/geo+json',
  reply: z
    .object({
      type: z.literal('FeatureCollection'),
      made_at: moment.describe('When the file was made; caches keep it for five minutes.'),
      features: z.array(
        z.object({
          type: z.literal('Feature'),
          geometry: z
            .object({ type: z.literal('Point'), coordinates: z.array(z.number()).describe('Longitude, latitude.') })
            .nullable(),
          properties: registeredFacility.omit({ latitude: true, longitude: true }).meta({ id: 'RegisteredFeature' }),
        }),
      ),
    })
    .meta({
      examples: [
        {
          type: 'FeatureCollection',
          made_at: '2026-04-08T10:30:00.000Z',
          features: [
            {
              type: 'Feature',
              geometry: { type: 'Point', coordinates: [6.5569, 9.6139] },
              properties: {
                number: 'NSMOH/PHF/00042/2026',
                reference: 'NSMOH/PHF/00042/2026',
                origin: 'portal',
                name: 'Sabongari Family Clinic',
                type: 'Private Clinic',
                address: '14 Bosso Road, Minna',
                lga: 'Chanchaga',
                ward: 'Sabon Gari',
                standing: 'licensed',
                expiry_date: '2026-12-31',
                conditions: [],
                working_days: 'Monday,Tuesday',
                hours_of_operation: '08:00AM-8:00AM',
                inspection: { done_on: '2026-05-03', class: 'substantially compliant' },
              },
            },
          ],
        },
      ],
    }),
})
