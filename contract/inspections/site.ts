import { staffSightings } from '@portal/domain/inspections/inspections.ts'
import { z } from 'zod'
import { position } from '../facilities/position-fields.ts'
import { choice, line, moment, optional, prose, recordId, wholeNumber } from '../fields/fields.ts'
import { signaturePng } from '../fields/signature-png.ts'
import { phoneMoment } from './finding.ts'

const metres = wholeNumber(0, 100_000, 'Enter a whole number of metres')

/** Somebody who was seen, or should have been. */
const personSeen = z.object({
  staff_id: optional(recordId).describe('The row of the recorded staff; null for somebody who is not recorded.'),
  full_name: line('the name'),
  cadre: optional(line('the cadre')),
  seen: choice(staffSightings, 'whether this person was there'),
})

/** What inspectors record besides findings. It replaces what was recorded before. */
export const siteForm = z
  .object({
    arrived_at: optional(phoneMoment),
    departed_at: optional(phoneMoment),
    ...position,
    accuracy_m: optional(metres).describe('How exact the position is, in metres.'),
    met_name: optional(line('the name of the person in charge')),
    met_position: optional(line('the position of the person in charge')),
    beds_counted: optional(wholeNumber(0, 99_999, 'Enter a whole number from 0 to 99,999')),
    remarks: optional(prose('remarks', 4000)),
    staff: z.array(personSeen).max(500, 'At most 500 people').default([]),
    signature_png: optional(signaturePng).describe('The signature of the person in charge. null keeps the one before.'),
    signature_refused: optional(prose('why the person in charge did not sign', 500)),
  })
  .meta({
    id: 'SiteForm',
    examples: [
      {
        arrived_at: '2026-04-14T08:55:00.000Z',
        latitude: 9.6139,
        longitude: 6.5569,
        accuracy_m: 8,
        met_name: 'Hauwa Sani',
        met_position: 'Matron',
        beds_counted: 12,
        staff: [{ staff_id: 20, full_name: 'Hauwa Sani', cadre: 'Nurses/Midwives', seen: 'present' }],
      },
    ],
  })
export type SiteForm = z.output<typeof siteForm>

/** What inspectors recorded besides findings. */
export const site = z
  .object({
    arrived_at: moment.nullable().describe("By the phone's clock."),
    began_at: moment.nullable().describe("When the server learned that the visit began, by the server's clock."),
    departed_at: moment.nullable().describe("By the phone's clock."),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    accuracy_m: z.int().nullable(),
    met_name: z.string().nullable(),
    met_position: z.string().nullable(),
    beds_counted: z.int().nullable(),
    remarks: z.string().nullable(),
    staff: z.array(
      z.object({
        staff_id: z.int().nullable(),
        full_name: z.string(),
        cadre: z.string().nullable(),
        seen: z.enum(staffSightings),
      }),
    ),
    is_signed: z.boolean(),
    signature_refused: z.string().nullable(),
    updated_at: moment.describe('Its version, for If-Match.'),
  })
  .meta({
    id: 'Site',
    examples: [
      {
        arrived_at: '2026-04-14T08:55:00.000Z',
        began_at: '2026-04-14T08:55:04.000Z',
        departed_at: '2026-04-14T11:30:00.000Z',
        latitude: 9.6139,
        longitude: 6.5569,
        accuracy_m: 8,
        met_name: 'Hauwa Sani',
        met_position: 'Matron',
        beds_counted: 12,
        remarks: null,
        staff: [{ staff_id: 20, full_name: 'Hauwa Sani', cadre: 'Nurses/Midwives', seen: 'present' }],
        is_signed: true,
        signature_refused: null,
        updated_at: '2026-04-14T11:30:00.000Z',
      },
    ],
  })
export type Site = z.output<typeof site>
