import { importFieldRules } from '@portal/domain/imports/import-fields.ts'
import { readEmail } from '@portal/domain/imports/read-email.ts'
import { readPhones } from '@portal/domain/imports/read-phones.ts'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { operatingOfficerForm } from '../applications/operating-officer-form.ts'
import { email, phone } from '../fields/contact-fields.ts'
import { statedDate } from '../fields/fields.ts'
import { facilityForm } from './facility.ts'

const { shape } = facilityForm
const sentenceOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

it.each<[keyof typeof importFieldRules, z.ZodType]>([
  ['name', shape.company_name],
  ['type', shape.facility_type_id],
  ['lga', shape.local_gov_area_id],
  ['ward', shape.ward_id],
  ['address', shape.address],
  ['cac', shape.cac],
  ['owner_name', shape.owner_name],
  ['officer_name', operatingOfficerForm.shape.full_name],
])('asks for the %s of a facility on paper in the words of the forms', (field, schema) => {
  expect(importFieldRules[field].request).toBe(sentenceOf(schema, false))
})

it.each<[keyof typeof importFieldRules, z.ZodType, unknown]>([
  ['phone', phone, '12'],
  ['email', email, 'desk'],
  ['officer_folio', operatingOfficerForm.shape.folio_number, 'x'],
  ['issued', statedDate, 'soon'],
])('finds the %s of a facility on paper wrong in the words of the forms', (field, schema, value) => {
  expect(importFieldRules[field].request).toBe(sentenceOf(schema, value))
})

it.each([
  ['name', shape.company_name],
  ['address', shape.address],
  ['cac', shape.cac],
  ['owner_name', shape.owner_name],
  ['officer_name', operatingOfficerForm.shape.full_name],
] as const)('takes as many letters of the %s as the forms', (field, schema) => {
  const { maxLength } = importFieldRules[field]
  expect(schema.safeParse('a'.repeat(maxLength)).success).toBe(true)
  expect(sentenceOf(schema, 'a'.repeat(maxLength + 1))).toBe(`Use at most ${maxLength} characters`)
})

it.each([
  'a@b.ng',
  'a.b+c@clinic.example',
  "o'neill@clinic.example",
  'a@sub.clinic.example',
  '.a@clinic.example',
  'a..b@clinic.example',
  'a@clinic',
  'a@-clinic.example',
  'a b@clinic.example',
  'a@clinic.e',
  'á@clinic.example',
])('takes the email %j as the forms do', (text) => {
  const taken = readEmail(text).mark === 'as written'
  expect(taken).toBe(email.safeParse(text).success)
})

it.each(['0803 123 4567', '+2348031234567', '066-222333', '+447911123456', '0803123456', '12'])(
  'takes the phone %j as the forms do',
  (text) => {
    const { data } = phone.safeParse(text)
    expect(readPhones(text).first.value).toBe(data ?? null)
  },
)
