import { describe, expect, it } from 'vitest'
import { typedPerson } from './typed-person.ts'

const columns = ['full_name', 'phone_number', 'cadre', 'highest_qualification', 'rank', 'time'] as const
const person = (...cells: string[]) => typedPerson({ line: 2, cells }, columns, [])

describe('a person of a list', () => {
  it('is read into the fields of the form', () => {
    expect(person('Hauwa  Sani', '8059876543', 'Staff nurse', 'RN/RM', 'SNO', 'FT')).toEqual({
      line: 2,
      fields: {
        full_name: 'Hauwa Sani',
        phone_number: '08059876543',
        staff_category_type: 'Professional',
        cadre: 'Nurses/Midwives',
        highest_qualification: 'RN/RM',
        rank: 'SNO',
        time: 'full time',
      },
      cadre: {
        key: 'cadre|staff nurse|',
        word: 'Staff nurse',
        where: 'cadre',
        meant: { sure: { staff_category_type: 'Professional', cadre: 'Nurses/Midwives' } },
      },
      notes: [],
    })
  })

  it('takes the qualification from letters behind the name, or from the work', () => {
    expect(person('Hauwa Sani, RN/RM', '', 'Nurse').fields).toMatchObject({
      full_name: 'Hauwa Sani',
      highest_qualification: 'RN/RM',
    })
    expect(person('Hauwa Sani', '', 'RN, RM').fields.highest_qualification).toBe('RN, RM')
    expect(person('Amina Bello', '', '(MBBS)').fields.highest_qualification).toBe('MBBS')
    expect(person('Hauwa Sani', '', 'Nurse', 'N/A').fields.highest_qualification).toBe('')
  })

  it.each([
    ['the title', ['Dr. Amina Bello'], { where: 'name', word: 'Dr.' }],
    [
      'the rank',
      ['Amina Bello', '', '', '', 'Senior nursing officer'],
      { where: 'rank', word: 'Senior nursing officer' },
    ],
    ['the qualification', ['Amina Bello', '', '', 'MBBS'], { where: 'qualification', word: 'MBBS' }],
  ])('is offered a cadre from %s, which is not taken', (_what, cells, from) => {
    const { fields, cadre } = person(...cells)
    expect([fields.cadre, fields.staff_category_type]).toEqual(['', ''])
    expect(cadre).toMatchObject(from)
    expect(cadre && 'offers' in cadre.meant && cadre.meant.offers).toHaveLength(1)
  })

  it('has the cadre of the heading above', () => {
    const row = { line: 3, cells: ['Hauwa Sani'], group: 'NURSES' }
    expect(typedPerson(row, columns, []).fields.cadre).toBe('Nurses/Midwives')
  })

  it('says nothing of who works as what when the list does not', () => {
    expect(person('Hauwa Sani', '08059876543').cadre).toBeUndefined()
  })

  it('asks again for the same word of another category', () => {
    const withCategory = ['full_name', 'cadre', 'staff_category_type'] as const
    const keys = ['Prof', 'Non-prof.', ''].map(
      (category) => typedPerson({ line: 1, cells: ['A B', 'Attendant', category] }, withCategory, []).cadre?.key,
    )
    expect(keys).toEqual(['cadre|attendant|Professional', 'cadre|attendant|Non-professional', 'cadre|attendant|'])
  })
})
