import { describe, expect, it } from 'vitest'
import { changesOfKept, keptFields, type OfficeUser } from './fields-of-offices.ts'

const sule: OfficeUser = { title: 'Hon. Commissioner', user_id: 4, name: 'Dr Fatima Sule' }
const bala: OfficeUser = { title: 'Hon. Commissioner', user_id: 5, name: 'Dr Hauwa Bala' }
const kure: OfficeUser = { title: 'Permanent Secretary', user_id: 6, name: 'Mal. Yusuf Kure' }

describe('the fields of the Consideration form that belong to an office', () => {
  it('are for everybody while no user holds the office', () => {
    expect(keptFields(1, [])).toEqual([])
    expect(keptFields(1, [{ ...sule, title: 'Director Inspectorate Services' }])).toEqual([])
  })

  it('are kept for the holder and the deputy, each field for its own office', () => {
    expect(keptFields(4, [sule, bala, kure]).map(({ field }) => field)).toEqual(['permanent_secretary_comment'])
    expect(keptFields(5, [sule, bala])).toEqual([])
    expect(keptFields(1, [sule, bala, kure])).toEqual([
      {
        field: 'permanent_secretary_comment',
        message: 'Only the Permanent Secretary (Mal. Yusuf Kure) can change this',
      },
      {
        field: 'commissioner_approval',
        message: 'Only the Hon. Commissioner (Dr Fatima Sule or Dr Hauwa Bala) can change this',
      },
    ])
  })

  it('may be sent as they are saved, or left out', () => {
    const kept = keptFields(1, [sule])
    const saved = { commissioner_approval: 'Approved' }
    expect(changesOfKept(kept, { commissioner_approval: 'Approved' }, saved)).toEqual([])
    expect(changesOfKept(kept, { commissioner_approval: null }, saved)).toEqual([])
    expect(changesOfKept(kept, {}, undefined)).toEqual([])
    expect(changesOfKept(kept, { commissioner_approval: 'Not approved' }, saved)).toEqual(kept)
    expect(changesOfKept(kept, { commissioner_approval: 'Approved' }, undefined)).toEqual(kept)
    expect(changesOfKept(kept, { permanent_secretary_comment: 'Recommended.' }, undefined)).toEqual([])
  })
})
