import { describe, expect, it } from 'vitest'
import { newTestDatabase } from '../../testing/test-database.ts'
import { listSignatories } from './office-holders.ts'

const nobody = [
  { title: 'Director Inspectorate Services', name: null },
  { title: 'Permanent Secretary', name: null },
  { title: 'Hon. Commissioner', name: null },
]

describe('the signatories of a certificate', () => {
  it('are three offices without names while nobody is recorded', async () => {
    const { db } = await newTestDatabase()
    expect(await listSignatories(db, '2026-11-21')).toEqual(nobody)
  })

  it('are the holders of the offices on that day, first and last day included', async () => {
    const { db } = await newTestDatabase()
    await db
      .insertInto('office_holder')
      .values([
        { title: 'Hon. Commissioner', name: 'Dr Ibrahim Dangana', start_date: '2023-05-29', end_date: '2026-06-30' },
        { title: 'Hon. Commissioner', name: 'Dr Fatima Sule', start_date: '2026-07-01' },
        { title: 'Permanent Secretary', name: 'Mal. Yusuf Kure', start_date: '2024-01-01', end_date: '2026-12-31' },
        {
          title: 'Permanent Secretary',
          name: 'Mrs Grace Tsado (acting)',
          start_date: '2026-10-01',
          end_date: '2026-10-31',
        },
      ])
      .execute()
    const names = async (day: string) => (await listSignatories(db, day)).map(({ name }) => name)
    expect(await names('2023-05-28')).toEqual([null, null, null])
    expect(await names('2023-05-29')).toEqual([null, null, 'Dr Ibrahim Dangana'])
    expect(await names('2026-06-30')).toEqual([null, 'Mal. Yusuf Kure', 'Dr Ibrahim Dangana'])
    expect(await names('2026-07-01')).toEqual([null, 'Mal. Yusuf Kure', 'Dr Fatima Sule'])
    expect(await names('2026-10-15')).toEqual([null, 'Mrs Grace Tsado (acting)', 'Dr Fatima Sule'])
    expect(await names('2027-01-01')).toEqual([null, null, 'Dr Fatima Sule'])
  })
})
