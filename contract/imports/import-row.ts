import { duplicateReasons } from '@portal/domain/facilities/warnings.ts'
import { cellMarkKinds, importChoices, importOutcomes, importRowStates } from '@portal/domain/imports/import-states.ts'
import { z } from 'zod'
import { date, moment } from '../fields/fields.ts'
import { exampleOf } from '../openapi/example-of.ts'

const text = z.string().nullable()

/** What a paper register says of one facility, in the forms of the portal. Null is what it does not say. */
export const importedFields = z
  .object({
    name: text,
    type: z.int().nullable().describe('The id of the type of facility.'),
    lga: z.int().nullable().describe('Its id, as that of the ward.'),
    ward: z.int().nullable(),
    address: text,
    phone: text.describe('As +234…'),
    second_phone: text,
    email: text,
    cac: text,
    owner_name: text,
    officer_name: text.describe('The operating officer.'),
    officer_folio: text,
    paper_number: text.describe('The number on the paper licence, as printed.'),
    issued: date.nullable(),
    last_day: date.nullable(),
    status: z.enum(['licensed', 'ended', 'closed', 'unknown']).nullable(),
    remarks: text,
  })
  .meta({
    id: 'ImportedFields',
    examples: [
      {
        name: 'Sabongari Family Clinic',
        type: 2,
        lga: 544,
        ward: null,
        address: '14 Bosso Road, Minna',
        phone: '+2348031234567',
        second_phone: null,
        email: null,
        cac: 'RC1234567',
        owner_name: 'Amina Bello',
        officer_name: null,
        officer_folio: null,
        paper_number: 'PHF/0123',
        issued: '2024-03-01',
        last_day: '2026-12-31',
        status: 'licensed',
        remarks: null,
      },
    ],
  })

/** The names of the fields. */
export const importedFieldNames = importedFields.keyof().options
export type ImportedField = (typeof importedFieldNames)[number]

/** What the portal offers for a written value: the value of the field, and how a person reads it. */
export const importOffer = z
  .object({ value: z.union([z.int(), z.string()]), label: z.string() })
  .meta({ id: 'ImportOffer', examples: [{ value: 544, label: 'Chanchaga' }] })

/** What the portal says of one cell. */
export const cellMark = z
  .object({
    field: z.enum(importedFieldNames),
    kind: z.enum(cellMarkKinds),
    written: z.string().describe('What the file has.'),
    sentence: text.describe('What is wrong or not certain, in the words of the forms.'),
    offers: z.array(importOffer),
  })
  .meta({
    id: 'CellMark',
    examples: [
      {
        field: 'lga',
        kind: 'doubtful',
        written: 'Chanchga',
        sentence: 'Choose the local government area',
        offers: [exampleOf(importOffer)],
      },
    ],
  })

/** A facility that a row is, or may be. */
const sameFacility = z.object({
  id: z.int(),
  company_name: z.string(),
  address: z.string(),
  lga: z.string(),
  phone_number: z.string(),
  number: text.describe('Its registration number, or its number on paper.'),
  is_licensed: z.boolean().describe('It has a licence or an application already, so none can be added.'),
})

/** Another facility or another row that is likely the same, and why. */
const likelySame = z.object({
  reasons: z.array(z.enum([...duplicateReasons, 'number'])),
  facility: sameFacility.nullable(),
  line: z.int().nullable().describe('The other row of the file.'),
})

/** A row of an import. */
export const importRow = z
  .object({
    line: z.int().describe('The number of the row in its file, from 1.'),
    state: z.enum(importRowStates),
    choice: z.enum(importChoices).nullable(),
    outcome: z.enum(importOutcomes),
    why: text.describe('Why it is left out, doubtful, was not committed or was not taken back.'),
    written: z.string().describe('What the file has in the row, at most 300 letters.'),
    fields: importedFields,
    marks: z.array(cellMark),
    same: z.array(likelySame).describe('Ten at most; the first is the likeliest.'),
    facility_id: z.int().nullable().describe('The facility that came of it, or got its licence.'),
    updated_at: moment,
  })
  .meta({
    id: 'ImportRow',
    examples: [
      {
        line: 17,
        state: 'same',
        choice: null,
        outcome: 'stays out',
        why: null,
        written: 'Sabongari Family Clinic | Clinic | Chanchga',
        fields: exampleOf(importedFields),
        marks: [exampleOf(cellMark)],
        same: [
          {
            reasons: ['cac'],
            facility: {
              id: 12,
              company_name: 'Sabongari Family Clinic',
              address: '14 Bosso Road, Minna',
              lga: 'Chanchaga',
              phone_number: '+2348031234567',
              number: null,
              is_licensed: true,
            },
            line: null,
          },
        ],
        facility_id: null,
        updated_at: '2026-11-27T09:00:00.000Z',
      },
    ],
  })

/** A written value of a field that is not certain, once for all its rows. */
export const importValue = z
  .object({
    field: z.enum(importedFieldNames),
    written: z.string(),
    rows: z.int(),
    kind: z.enum(cellMarkKinds),
    sentence: text,
    offers: z.array(importOffer),
    value: z.union([z.int(), z.string()]).nullable().describe('What an officer said that it means.'),
  })
  .meta({
    id: 'ImportValue',
    examples: [
      {
        field: 'lga',
        written: 'Chanchga',
        rows: 12,
        kind: 'doubtful',
        sentence: 'Choose the local government area',
        offers: [exampleOf(importOffer)],
        value: null,
      },
    ],
  })
