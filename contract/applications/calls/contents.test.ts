import { cadreNames } from '@portal/domain/applications/staff-cadres.ts'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { exampleOf } from '../../openapi/example-of.ts'
import { readBody, validationErrors } from '../../testing/validation.ts'
import { rowCalls } from '../row-sections.ts'
import * as calls from './contents.ts'

/** Each row is one invalid value and the only error message it must cause, on its own field. */
function refuses(schema: z.ZodType, good: object, wrongs: [object, string][]): void {
  it.each(wrongs)('refuses %j', (wrong, sentence) => {
    expect(validationErrors(schema, { ...good, ...wrong })).toEqual({ [Object.keys(wrong).join()]: [sentence] })
  })
}

describe('the document form', () => {
  refuses(calls.uploadDocument.body, { name: 'PHCN bill', facility_id: '12' }, [
    [{ name: '' }, 'Choose the type of document'],
    [{ facility_id: '' }, 'Choose one from the list'],
  ])

  it.each(['Certificate of registration with CAC', 'PHCN bill', 'Fire safety Certificate', 'Registration form'])(
    'takes a %s',
    (name) => {
      expect(readBody(calls.uploadDocument.body, { name, facility_id: '12' })).toMatchObject({ name, facility_id: 12 })
    },
  )
})

describe('the payment form', () => {
  const range = 'Enter an amount from 1 to 100,000,000 naira'

  it.each([
    ['1', 1],
    [1500.5, 1500.5],
    ['1,500.50', 1500.5],
    ['₦75,000', 75_000],
    [' 19.99 ', 19.99],
    ['100000000', 100_000_000],
    ['100,000,000.00', 100_000_000],
  ])('reads %j as %d naira', (amount, naira) => {
    expect(readBody(calls.uploadPayment.body, { amount, facility_id: 12 })).toMatchObject({
      amount: naira,
      facility_id: 12,
    })
  })

  refuses(calls.uploadPayment.body, { amount: '1', facility_id: '12' }, [
    [{ amount: '' }, 'Enter the amount in naira, for example 1500.50'],
    [{ amount: 'free' }, 'Enter the amount in naira, for example 1500.50'],
    [{ amount: '1e3' }, 'Enter the amount in naira, for example 1500.50'],
    [{ amount: '-5' }, 'Enter the amount in naira, for example 1500.50'],
    [{ amount: '1,50' }, 'Enter the amount in naira, for example 1500.50'],
    [{ amount: true }, 'Enter the amount in naira, for example 1500.50'],
    [{ amount: Number.NaN }, 'Enter the amount in naira, for example 1500.50'],
    [{ amount: -5 }, range],
    [{ amount: '0' }, range],
    [{ amount: '0.99' }, range],
    [{ amount: '100000000.01' }, range],
    [{ amount: '999999999999' }, range],
    [{ amount: '10.005' }, 'Use at most two decimals'],
    [{ amount: 0.1 + 0.7 + 1 }, 'Use at most two decimals'],
  ])
})

describe('the staff form', () => {
  const nurse = exampleOf(rowCalls.addStaff.body)

  it.each(cadreNames)('offers a professional the cadre %s', (cadre) => {
    expect(validationErrors(rowCalls.addStaff.body, { ...nurse, cadre })).toEqual({})
  })

  it.each(['Cleaner', 'Ward Assistant', 'Security guard'])(
    'accepts the free-text designation %s for other staff',
    (cadre) => {
      expect(
        validationErrors(rowCalls.addStaff.body, { ...nurse, staff_category_type: 'Non-professional', cadre }),
      ).toEqual({})
    },
  )

  it('reports a wrong cadre even when another field is invalid', () => {
    expect(validationErrors(rowCalls.addStaff.body, { ...nurse, cadre: 'Cleaner', full_name: '' })).toEqual({
      cadre: ['Choose the cadre from the list'],
      full_name: ['Enter the full name'],
    })
  })

  refuses(rowCalls.addStaff.body, nurse, [
    [{ cadre: 'Cleaner' }, 'Choose the cadre from the list'],
    [{ cadre: 'nurses/midwives' }, 'Choose the cadre from the list'],
    [{ cadre: '' }, 'Enter the cadre or designation'],
    [{ staff_category_type: 'Volunteer' }, 'Choose Professional or Non-professional'],
    [{ time: 'Full time' }, 'Choose full time or part time'],
    [{ time: null }, 'Choose full time or part time'],
    [{ phone_number: 'x' }, 'Enter a phone number like 0803 123 4567'],
    [{ highest_qualification: null }, 'Enter the highest qualification'],
    [{ rank: 'x'.repeat(121) }, 'Use at most 120 characters'],
  ])
})

describe('the referee form', () => {
  refuses(rowCalls.addReferee.body, exampleOf(rowCalls.addReferee.body), [
    [{ occupation: '' }, 'Enter the occupation'],
    [{ verdict: 'Fine' }, 'Choose Satisfactory or Not-satisfactory'],
    [{ duration_of_acquaintance: '' }, 'Enter how long the referee has known the applicant'],
    [{ duration_of_acquaintance: 'x'.repeat(61) }, 'Use at most 60 characters'],
  ])
})

describe('the operating officer form', () => {
  const doctor = exampleOf(calls.saveOperatingOfficer.body)

  it.each([
    ['45678', '45678'],
    ['mdcn/r/45678', 'MDCN/R/45678'],
    ['', null],
  ])('stores the folio number %j as %j', (folio_number, kept) => {
    expect(readBody(calls.saveOperatingOfficer.body, { ...doctor, folio_number }).folio_number).toBe(kept)
  })

  it('sets is_operating_officer unless it is sent as false', () => {
    const { is_operating_officer, ...rest } = doctor
    expect(readBody(calls.saveOperatingOfficer.body, rest).is_operating_officer).toBe(true)
    expect(readBody(calls.saveOperatingOfficer.body, { ...rest, is_operating_officer: '0' }).is_operating_officer).toBe(
      false,
    )
  })

  refuses(calls.saveOperatingOfficer.body, doctor, [
    [{ year_of_graduation: '1939' }, 'Enter the year of graduation, for example 2009'],
    [{ year_of_graduation: 2101 }, 'Enter the year of graduation, for example 2009'],
    [{ year_of_graduation: '2009.5' }, 'Enter the year of graduation, for example 2009'],
    [{ year_of_graduation: '' }, 'Enter the year of graduation, for example 2009'],
    [{ folio_number: 'pending' }, 'Enter the folio number in digits, like 45678 or MDCN/R/45678'],
    [{ email_add: 'ngozi' }, 'Enter an email address like name@example.com'],
    [{ employment_status: 'Locum' }, 'Choose Employed or Self-employed'],
    [{ cert_reg_no: 'x'.repeat(41) }, 'Use at most 40 characters'],
    [{ previous_working_experience: 'x'.repeat(2001) }, 'Use at most 2000 characters'],
    [{ is_operating_officer: 'perhaps' }, 'Choose yes or no'],
  ])
})

describe('the available facilities form', () => {
  const rooms = exampleOf(calls.saveAvailableFacilities.body)
  const read = (available_fac: unknown) =>
    readBody(calls.saveAvailableFacilities.body, { ...rooms, available_fac }).available_fac

  it('stores each ticked option once, in the order of the form', () => {
    expect(read(['Ambulance', 'Theatre', 'Ambulance', 'Intensive Care Unit (ICU)'])).toEqual([
      'Theatre',
      'Intensive Care Unit (ICU)',
      'Ambulance',
    ])
  })

  it('reads a single option and a comma-separated list, as an HTML form sends them', () => {
    expect([read('ECG'), read('MRI, ECG'), read([]), read(undefined), read(null), read('')]).toEqual([
      ['ECG'],
      ['MRI', 'ECG'],
      [],
      [],
      [],
      [],
    ])
  })

  refuses(calls.saveAvailableFacilities.body, rooms, [
    [{ bed_space_capacity: '-1' }, 'Enter the number of beds, from 0 to 10,000'],
    [{ bed_space_capacity: 10_001 }, 'Enter the number of beds, from 0 to 10,000'],
    [{ no_of_wards: 'two' }, 'Enter the number of wards, from 0 to 1,000'],
    [{ no_of_consulting_rooms: 1.5 }, 'Enter the number of consulting rooms, from 0 to 1,000'],
    [{ no_of_toilets: '' }, 'Enter the number of toilets, from 0 to 1,000'],
    [{ source_of_water: '' }, 'Enter the source of water'],
    [{ electricity_supply: 'x'.repeat(121) }, 'Use at most 120 characters'],
    [{ medical_record: 'Digital' }, 'Choose how medical records are kept'],
    [{ available_fac: ['Helipad'] }, 'Choose from the list of facilities'],
    [{ available_fac: 7 }, 'Choose from the list of facilities'],
    [{ available_fac: Array(101).fill('ECG') }, 'Choose from the list of facilities'],
  ])
})

describe('a comment', () => {
  it('is visible only to officers unless it is marked visible to the owner', () => {
    const sent = { registration_id: 31, body: ' See the owner.\nCall first. ' }
    expect(readBody(calls.addComment.body, sent)).toEqual({
      registration_id: 31,
      body: 'See the owner.\nCall first.',
      visible_to_owner: false,
    })
  })

  refuses(calls.addComment.body, { registration_id: 31, body: 'x' }, [
    [{ body: ' ' }, 'Enter the comment'],
    [{ body: 'x'.repeat(2001) }, 'Use at most 2000 characters'],
    [{ registration_id: null }, 'Choose one from the list'],
  ])
})

describe('a link to a file', () => {
  it.each(['q7Yk2vT9cXw4LmB8sZ1dRf', 'a-b_c.pdf'])('accepts the slug %s', (slug) => {
    expect(validationErrors(calls.linkDocument.params, { slug })).toEqual({})
  })

  it.each(['../secret', 'a b', 'a/b', 'x'.repeat(201), '%2e'])('refuses %j', (slug) => {
    expect(validationErrors(calls.linkDocument.params, { slug })).toEqual({ slug: ['This is not the name of a file'] })
  })
})
