import { expect, it } from 'vitest'
import { bida, makeFacility } from '../testing/factories.ts'
import { makeOwner } from '../testing/people.ts'
import { testDatabase } from '../testing/test-database.ts'
import { findTwins, listDuplicates } from './twins.ts'

const minna = 544

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
    (await listDuplicates(db, { ...asked, ...details })).map(({ id, reasons }) => [id, ...reasons])
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
  expect(await findTwins(db, [alone, found, twin])).toEqual(new Set([found, twin]))
  expect((await listDuplicates(db, { ...asked, phone_number: '+2348052222222' }, twin)).map(({ id }) => id)).toEqual([
    found,
  ])
})
