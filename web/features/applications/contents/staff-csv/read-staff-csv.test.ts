import { describe, expect, it } from 'vitest'
import { readStaffCsv } from './read-staff-csv.ts'
import { exampleCsv } from './staff-csv-columns.ts'

const hauwa = {
  full_name: 'Hauwa Sani',
  phone_number: '0805 987 6543',
  staff_category_type: 'Professional',
  cadre: 'Nurses/Midwives',
  highest_qualification: 'BNSc',
  rank: 'Senior nursing officer',
  time: 'full time',
}

describe('a list of staff', () => {
  it('is read from the example', () => {
    expect(readStaffCsv(exampleCsv)).toEqual({
      rows: [
        { line: 2, fields: hauwa, problems: [] },
        {
          line: 3,
          fields: {
            full_name: 'Bala Yusuf',
            phone_number: '0803 123 4567',
            staff_category_type: 'Non-professional',
            cadre: 'Driver',
            highest_qualification: 'SSCE',
            rank: '',
            time: 'part time',
          },
          problems: [],
        },
      ],
    })
  })

  it.each([
    [
      'copied from a spreadsheet, with other titles',
      'STAFF NAME\tGSM\tSex\tStaff category\tDesignation\tHighest Qualification\tGrade\tFull/Part-time\nHauwa Sani\t8059876543\tF\tprofessional\tNURSES / MIDWIVES\tBNSc\tSenior nursing officer\tFull\n',
    ],
    [
      'saved with semicolons, quotes, a byte order mark and an empty line',
      '\uFEFFName;Phone;Category;Cadre;Qualification;Rank;Time\r\n"Hauwa Sani";08059876543;Professional;Nurses/Midwives;BNSc;"Senior nursing officer";full-time\r\n;;;;;;\r\n',
    ],
  ])('may be %s', (_how, text) => {
    const read = readStaffCsv(text)
    const rows = 'rows' in read ? read.rows : []
    expect(rows).toMatchObject([{ line: 2, fields: { ...hauwa, phone_number: '08059876543' }, problems: [] }])
  })

  it('understands everyday words, and takes the category from them', () => {
    const people = ['Nurse', 'Doctor', 'Lab scientist', 'Driver', 'Anaesthetist']
    const lines = people.map((cadre, index) => `Person ${index},0805987654${index},${cadre},BSc,full time`)
    const read = readStaffCsv(['Name,Phone,Cadre,Qualification,Time', ...lines].join('\n'))
    const rows = 'rows' in read ? read.rows : []
    expect(rows.map(({ fields, problems }) => [fields.staff_category_type, fields.cadre, problems])).toEqual([
      ['Professional', 'Nurses/Midwives', []],
      ['Professional', 'Doctors (Medical/Dental)', []],
      ['Professional', 'Medical Lab Scientist', []],
      ['Non-professional', 'Driver', []],
      ['', 'Anaesthetist', ['Choose Professional or Non-professional']],
    ])
  })

  it('keeps a category that was given', () => {
    const read = readStaffCsv(
      'Name,Phone,Category,Cadre,Qualification,Time\nAli,08059876543,Non-professional,Nurse,SSCE,full time',
    )
    expect('rows' in read && read.rows[0]?.fields).toMatchObject({
      staff_category_type: 'Non-professional',
      cadre: 'Nurse',
    })
  })

  it('says what is wrong in which line', () => {
    const head = 'Name,Phone,Category,Cadre,Qualification,Time'
    const good = 'Hauwa Sani,08059876543,Professional,Nurses/Midwives,BNSc,full time'
    const text = [head, good, good.replace('080', '+23480'), 'Bala,12,Professional,Driver,,now', ',08031234567'].join(
      '\n',
    )
    const read = readStaffCsv(`${text}\n${good.replace('Hauwa Sani', 'Musa Bello')}`, [
      { full_name: 'Musa Bello', phone_number: '+2348059876543' },
    ])
    const rows = 'rows' in read ? read.rows : []
    expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
      [2, []],
      [3, ['Is the same person as line 2']],
      [
        4,
        [
          'Enter a phone number like 0803 123 4567',
          'Enter the highest qualification',
          'Choose full time or part time',
          'Choose the cadre from the list',
        ],
      ],
      [
        5,
        [
          'Enter the full name',
          'Choose Professional or Non-professional',
          'Enter the cadre or designation',
          'Enter the highest qualification',
          'Choose full time or part time',
        ],
      ],
      [6, ['Is in the list already']],
    ])
  })

  it.each([
    ['Hauwa Sani,08059876543', 'The first line must name the columns, as in the example'],
    ['', 'The first line must name the columns, as in the example'],
    ['Name,Phone\n', 'There are no people below the line that names the columns'],
    [`Name\n${'Hauwa\n'.repeat(201)}`, 'Add at most 200 people at once'],
    ['x'.repeat(100_001), 'This list is too long. Add it in several parts'],
    ['Name,Phone\n"Hauwa,1', 'This cannot be read as a table. Check that each quotation mark has its partner'],
  ])('is refused when it cannot be used: %.30s', (text, refusal) => {
    expect(readStaffCsv(text)).toEqual({ refusal })
  })
})
