import { expect, it } from 'vitest'
import { addresseeLines, orNotRecorded, ownerInWords, placeInWords } from './not-recorded.ts'

const clinic = { owner_name: 'Musa Abubakar', facility_name: 'Bida Clinic', address: '4 Market Road', lga: 'Bida' }

it('says on a screen that a detail is not recorded', () => {
  expect([orNotRecorded('Musa Abubakar'), orNotRecorded('')]).toEqual(['Musa Abubakar', 'Not recorded'])
  expect([placeInWords(clinic), placeInWords({ ...clinic, address: '' })]).toEqual(['4 Market Road, Bida', 'Bida'])
})

it('names an owner without a name by the facility', () => {
  expect(ownerInWords(clinic)).toBe('Musa Abubakar')
  expect(ownerInWords({ ...clinic, owner_name: '' })).toBe('the owner of Bida Clinic')
  expect(ownerInWords({ ...clinic, owner_name: '' }, { isFirst: true })).toBe('The owner of Bida Clinic')
})

it('addresses a paper to the owner, with what is recorded and no empty line', () => {
  expect(addresseeLines(clinic)).toEqual(['Musa Abubakar', 'Bida Clinic', '4 Market Road', 'Bida'])
  expect(addresseeLines(clinic, { before: 'The owner, ' })[0]).toBe('The owner, Musa Abubakar')
  const unknown = { ...clinic, owner_name: '', address: '' }
  expect(addresseeLines(unknown, { before: 'The owner, ' })).toEqual(['The owner of Bida Clinic', 'Bida'])
})
