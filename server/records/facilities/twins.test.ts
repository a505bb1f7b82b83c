import { expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { compareRemainingNames } from '../../jobs/compare-names.ts'
import { bida, makeFacility } from '../../testing/factories.ts'
import { makeOwner } from '../../testing/people.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { insertFacility, updateFacility } from './facilities.ts'
import { findOpenFlags } from './flagged-facilities.ts'
import { listDuplicates } from './twins.ts'

const minna = 544
const today = '2026-11-22'

/** Those of these facilities that the queue flags as likely duplicates. */
async function flagged(db: Db, ids: number[]): Promise<number[]> {
  const flags = await findOpenFlags({ db, today }, ids)
  return ids.filter((id) => flags.get(id)?.includes('duplicate'))
}

it('finds likely duplicates by CAC number, phone number, name and similar name, in the LGA', async () => {
  const { db } = await testDatabase()
  const owner = await makeOwner(db)
  const make = async (company_name: string, details: object = {}) =>
    (await makeFacility(db, { company_name, ...details })).id
  const alone = await make('Kuta General Hospital', { user_id: owner.id, phone_number: '+2348051111111' })
  const found = await make('Sabongari Family Clinic', { cac: 'RC 5801-088', phone_number: '+2348052222222' })
  await make('Sabongari Family Clinic', { local_gov_area_id: minna })
  await make('Sabongari Family Clinic 2')
  const asked = { company_name: 'Other', local_gov_area_id: bida, phone_number: '+2348053333333' }
  const reasons = async (details: object) =>
    (await listDuplicates({ db, today }, { ...asked, ...details })).map(({ id, reasons }) => [id, ...reasons])
  expect(await reasons({})).toEqual([])
  expect(await reasons({ cac: 'rc5801088' })).toEqual([[found, 'cac']])
  expect(await reasons({ cac: '--' })).toEqual([])
  expect(await reasons({ phone_number: '+2348052222222' })).toEqual([[found, 'phone']])
  expect(await reasons({ phone_number: '+2348051111111' })).toEqual([[alone, 'phone']])
  expect(await reasons({ phone_number: '+2348051111111', user_id: owner.id })).toEqual([])
  expect(await reasons({ company_name: 'SABONGARI family clinic' })).toEqual([[found, 'name']])
  for (const company_name of ['Sabongary Family Clinic', 'Sabon-gari Family Clinc', 'Family Clinic Sabongari']) {
    expect(await reasons({ company_name }), company_name).toEqual([[found, 'similar name']])
  }
  expect(await reasons({ company_name: 'Sabongari Dental Laboratory' })).toEqual([])
  const twin = await make('Kutta General Hospital', { phone_number: '+2348052222222', user_id: owner.id })
  expect(await flagged(db, [alone, found, twin])).toEqual([found, twin])
  expect(
    (await listDuplicates({ db, today }, { ...asked, phone_number: '+2348052222222' }, twin)).map(({ id }) => id),
  ).toEqual([found])
})

it('finds facilities that are nearer than the setting says, when both have a position', async () => {
  const { db } = await testDatabase()
  const here = { latitude: 9.6139, longitude: 6.5569 }
  const near = (await makeFacility(db, { ...here, local_gov_area_id: minna })).id
  await makeFacility(db)
  const details = { company_name: 'Any', local_gov_area_id: bida, phone_number: '+2348059999999' }
  const found = async (position: object) => listDuplicates({ db, today }, { ...details, ...position })
  // One thousandth of a degree is 111 m to the north and 110 m to the east.
  expect(await found({ latitude: 9.6143, longitude: 6.5569 })).toEqual([{ id: near, reasons: ['near'] }])
  expect(await found({ latitude: 9.6139, longitude: 6.5573 })).toEqual([{ id: near, reasons: ['near'] }])
  expect(await found({ latitude: 9.6144, longitude: 6.5569 })).toEqual([])
  expect(await found({ latitude: 9.6139, longitude: 6.55736 })).toEqual([])
  expect(await found({ latitude: 9.61421, longitude: 6.55721 })).toEqual([{ id: near, reasons: ['near'] }])
  expect(await found({ latitude: 9.61423, longitude: 6.55723 })).toEqual([])
  expect(await found({})).toEqual([])
  const change = { key: 'least_distance', start_date: '2026-11-23', recorded_by: (await makeOwner(db)).id }
  await db
    .insertInto('setting_change')
    .values([
      { ...change, value: '0' },
      { ...change, value: '60', start_date: '2026-11-24' },
    ])
    .execute()
  const asked = { ...details, latitude: 9.6144, longitude: 6.5569 }
  expect(await listDuplicates({ db, today: '2026-11-23' }, { ...asked, ...here })).toEqual([])
  expect(await listDuplicates({ db, today: '2026-11-24' }, asked)).toEqual([{ id: near, reasons: ['near'] }])
})

it('stores which names are similar when a facility is entered or renamed, and at night for all others', async () => {
  const { db } = await testDatabase()
  const { id: recorded_by } = await makeOwner(db)
  const enter = (company_name: string, phone_number: string) => {
    const place = {
      facility_type_id: 2,
      local_gov_area_id: bida,
      owner_name: 'Musa Abubakar',
      address: '12 Market Road',
    }
    return insertFacility(db, { ...place, company_name, phone_number, recorded_by })
  }
  const first = await enter('Gwarinpa Maternity Home', '+2348051000001')
  const second = await enter('Gwarimpa Maternity Home', '+2348051000002')
  expect(await flagged(db, [first, second])).toEqual([first, second])
  await updateFacility(db, second, { company_name: 'Unrelated Optical Centre' }, new Date())
  expect(await flagged(db, [first, second])).toEqual([])
  // Another name of the same LGA is compared; a facility that moves leaves it.
  await updateFacility(db, second, { company_name: 'Gwarimpa Maternity Home' }, new Date())
  expect(await flagged(db, [first, second])).toEqual([first, second])
  await updateFacility(db, second, { local_gov_area_id: minna }, new Date())
  expect(await flagged(db, [first, second])).toEqual([])
  const imported = (await makeFacility(db, { company_name: 'Gwarinpa Maternty Home' })).id
  expect(await flagged(db, [first, imported])).toEqual([])
  await compareRemainingNames(db)
  expect(await flagged(db, [first, imported])).toEqual([first, imported])
})
