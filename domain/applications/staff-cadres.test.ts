import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cadreNames, type StaffRow, staffCadres, staffCategories, staffStrength, staffTimes } from './staff-cadres.ts'

const nobody = { full: 0, part: 0, total: 0 }
const oneFull = { full: 1, part: 0, total: 1 }
const onePart = { full: 0, part: 1, total: 1 }

function professional(cadre: string, time = 'full time'): StaffRow {
  return { staff_category_type: 'Professional', cadre, time }
}

function nonProfessional(designation: string | null, cadre = ''): StaffRow {
  return { staff_category_type: 'Non-professional', cadre, designation, time: 'full time' }
}

it('lists the 15 cadres of the specification in order, with the keys of the wire', () => {
  expect(cadreNames).toEqual([
    'Doctors (Medical/Dental)',
    'Nurses/Midwives',
    'Pharmacist',
    'Pharmacy Technicians',
    'Medical Lab Scientist',
    'Medical Lab Technician',
    'Dental technicians/therapists',
    'Optometrists/Opticians',
    'Radiographers',
    'Physiotherapist',
    'CHO/CHEW',
    'Medical Record',
    'Ward Assistant',
    'Secretarial Staff',
    'Others',
  ])
  expect(staffCadres.map(({ key }) => key).join(' ')).toBe(
    'doctor nurse pharmacist pharmacy_technician medical_lab_scientist lab_technician dental optometrist radiographer physiotherapist cho medical_record ward_assistant secretarial others',
  )
})

describe('staff strength', () => {
  it('of nobody is zero in all 15 cadres, in the order of the table', () => {
    const strength = staffStrength([])
    expect(Object.keys(strength)).toEqual(staffCadres.map(({ key }) => key))
    expect(Object.values(strength)).toEqual(staffCadres.map(() => nobody))
  })

  it.each(staffCadres)('counts $name under $key and nowhere else', ({ key, name }) => {
    expect(staffStrength([professional(name)])).toEqual({ ...staffStrength([]), [key]: oneFull })
    expect(staffStrength([professional(name.toUpperCase(), 'part time')])[key]).toEqual(onePart)
  })

  it('adds full and part time', () => {
    const fullTime = professional('Nurses/Midwives')
    const staff = [fullTime, fullTime, fullTime, professional('Nurses/Midwives', 'Part-time')]
    expect(staffStrength(staff).nurse).toEqual({ full: 3, part: 1, total: 4 })
  })

  it('adds groups of staff who were counted together', () => {
    const groups = [
      { ...professional('Nurses/Midwives'), heads: 12 },
      { ...professional('Nurses/Midwives', 'part time'), heads: 5 },
    ]
    expect(staffStrength(groups).nurse).toEqual({ full: 12, part: 5, total: 17 })
  })

  it.each([
    ['Ward Assistant', 'ward_assistant'],
    ['ward assistant ', 'ward_assistant'],
    ['SECRETARIAL STAFF', 'secretarial'],
    ['Cleaner', 'others'],
    ['Pharmacist', 'others'],
  ] as const)('counts a non-professional %s under %s', (designation, key) => {
    expect(staffStrength([nonProfessional(designation)])[key]).toEqual(oneFull)
    expect(staffStrength([nonProfessional(null, designation)])[key]).toEqual(oneFull)
  })

  it('prefers the designation of non-professional staff to the cadre field', () => {
    const strength = staffStrength([nonProfessional('Cleaner', 'Ward Assistant')])
    expect(strength.others).toEqual(oneFull)
    expect(strength.ward_assistant).toEqual(nobody)
  })

  it('counts a professional of an unknown cadre under Others', () => {
    expect(staffStrength([professional('Herbalist')]).others).toEqual(oneFull)
  })

  it('counts everybody exactly once', () => {
    const anyone = fc.record({
      staff_category_type: fc.constantFrom(...staffCategories),
      cadre: fc.oneof(fc.constantFrom(...cadreNames), fc.string()),
      designation: fc.option(fc.oneof(fc.constantFrom(...cadreNames), fc.string())),
      time: fc.constantFrom(...staffTimes),
    })
    fc.assert(
      fc.property(fc.array(anyone), (staff) => {
        const rows = Object.values(staffStrength(staff))
        expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(staff.length)
        expect(rows.every(({ full, part, total }) => full + part === total)).toBe(true)
      }),
    )
  })
})
