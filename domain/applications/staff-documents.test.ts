import { describe, expect, it } from 'vitest'
import type { AskedDocument } from './document-kinds.ts'
import { documentsAskedOf, documentsOfFacility, missingOfStaff, type Person } from './staff-documents.ts'

const licence: AskedDocument = {
  id: 6,
  name: 'Practising licence',
  hint: null,
  last_day: 'required',
  most_files: null,
  demand: 'required',
  staff_cadres: ['nurse', 'doctor'],
  example_url: null,
}
const clearance: AskedDocument = { ...licence, id: 7, name: 'Tax clearance', staff_cadres: [] }
const reference: AskedDocument = {
  ...licence,
  id: 8,
  name: 'Reference',
  demand: 'optional',
  staff_cadres: ['ward_assistant'],
}
const asked_documents = [clearance, licence, reference]

const person = (id: number, full_name: string, more: Partial<Person> = {}): Person => ({
  id,
  full_name,
  staff_category_type: 'Professional',
  cadre: 'Nurses/Midwives',
  designation: null,
  time: 'full time',
  ...more,
})
const hauwa = person(20, 'Hauwa Sani')
const musa = person(21, 'Musa Bala', { cadre: 'Pharmacist' })
const sule = person(22, 'Sule Ado', { staff_category_type: 'Non-professional', cadre: 'ward assistant' })
const document = (staff_id: number, is_past = false, name = 'practising licence ') => ({ staff_id, name, is_past })

describe('documents of staff', () => {
  it('are asked for of whoever has the cadre', () => {
    const names = (one: Person) => documentsAskedOf(one, asked_documents).map(({ name }) => name)
    expect(names(hauwa)).toEqual(['Practising licence'])
    expect(names(musa)).toEqual([])
    expect(names({ ...musa, cadre: 'Doctors (Medical/Dental)' })).toEqual(['Practising licence'])
    expect(names(sule)).toEqual(['Reference'])
    expect(documentsOfFacility(asked_documents)).toEqual([clearance])
  })

  it('are missing of each present person, by name, and optional ones are not', () => {
    const staff = [hauwa, musa, sule, person(23, 'Ada Obi')]
    expect(missingOfStaff({ asked_documents, staff, staff_documents: [] })).toEqual([
      'Upload the document “Practising licence” of Hauwa Sani.',
      'Upload the document “Practising licence” of Ada Obi.',
    ])
    expect(missingOfStaff({ asked_documents, staff, staff_documents: [document(20), document(23)] })).toEqual([])
    expect(missingOfStaff({ asked_documents, staff, staff_documents: [document(22), document(23)] })).toEqual([
      'Upload the document “Practising licence” of Hauwa Sani.',
    ])
  })

  it('of which no copy is in date are asked for again', () => {
    const staff = [hauwa]
    expect(missingOfStaff({ asked_documents, staff, staff_documents: [document(20, true)] })).toEqual([
      'Upload a new “Practising licence” of Hauwa Sani: the last one is past its last day.',
    ])
    expect(missingOfStaff({ asked_documents, staff, staff_documents: [document(20, true), document(20)] })).toEqual([])
  })

  it('of many people are counted after ten', () => {
    const staff = Array.from({ length: 13 }, (_, index) => person(index + 1, `Nurse ${index + 1}`))
    const missing = missingOfStaff({ asked_documents, staff, staff_documents: [] })
    expect(missing).toHaveLength(11)
    expect(missing.at(-1)).toBe('Upload 3 more documents of the staff.')
    expect(missingOfStaff({ asked_documents, staff: staff.slice(0, 11), staff_documents: [] }).at(-1)).toBe(
      'Upload 1 more document of the staff.',
    )
  })

  it('are not asked for where nothing is asked of staff', () => {
    expect(missingOfStaff({ asked_documents: [clearance], staff: null, staff_documents: null })).toEqual([])
  })
})
