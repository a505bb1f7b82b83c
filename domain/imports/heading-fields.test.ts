import { expect, it } from 'vitest'
import { fieldsOfHeading } from './heading-fields.ts'

it.each([
  ['Exp. Date', 'last_day'],
  ['EXP DATE', 'last_day'],
  ['CERTIFICATE Exp. Date', 'last_day'],
  ['Lic. No', 'paper_number'],
  ['CERTIFICATE Lic. No', 'paper_number'],
  ['Cert. No', 'paper_number'],
  ['Reg. No.', 'paper_number'],
  ['Date Reg.', 'issued'],
  ['Prop.', 'owner_name'],
  ['Prop./Owner', 'owner_name'],
  ['Cat.', 'type'],
  ['Name of Hosp/Clinic', 'name'],
  ['Local Govt', 'lga'],
  ['GSM No', 'phone'],
])('reads the heading %j', (heading, field) => {
  expect(fieldsOfHeading(heading)[0]?.field).toBe(field)
})

it.each(['S/N', 'Amt', 'FEE (₦)', 'RECEIPT NO.', 'RRR'])('finds no field in %j', (heading) => {
  expect(fieldsOfHeading(heading)).toEqual([])
})
