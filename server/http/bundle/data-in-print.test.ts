import { expect, it } from 'vitest'
import { dataInPrint } from './data-in-print.ts'

it('prints values below the name of their thing, in words, and leaves out what is empty', () => {
  expect(
    dataInPrint({
      id: 7,
      facility_id: 12,
      reference: 'APP-2026-000123',
      was_approved: true,
      closed_from: null,
      remarks: '',
      expiry_date: '2026-12-31',
      approved_at: '2026-04-08T23:30:00.000Z',
      operatingOff: { full_name: 'Ngozi Okafor', year_of_graduation: 2010 },
      duties: ['review', 'decide'],
      staffs: [{ full_name: 'Hauwa Sani' }, { full_name: 'Musa Bello', removed_at: null }],
      penalties: [],
      invoice: {},
    }),
  ).toEqual([
    {
      rows: [
        ['Reference', 'APP-2026-000123'],
        ['Was approved', 'yes'],
        ['Expiry date', '31 December 2026'],
        ['Approved at', '9 April 2026, 00:30'],
      ],
    },
    { heading: 'Operating officer' },
    {
      rows: [
        ['Full name', 'Ngozi Okafor'],
        ['Year of graduation', '2010'],
      ],
    },
    { heading: 'Duties' },
    { list: ['review', 'decide'] },
    { heading: 'Staff 1' },
    { rows: [['Full name', 'Hauwa Sani']] },
    { heading: 'Staff 2' },
    { rows: [['Full name', 'Musa Bello']] },
  ])
})
