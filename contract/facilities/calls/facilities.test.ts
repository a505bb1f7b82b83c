import { describe, expect, it } from 'vitest'
import { readBody, validationErrors } from '../../testing/validation.ts'
import { addFacility } from './facilities.ts'

const clinic = {
  company_name: 'Sabongari Family Clinic',
  owner_name: 'Amina Bello',
  phone_number: '08031234567',
  facility_type_id: '2',
  local_gov_area_id: '544',
  address: '14 Bosso Road, Minna',
}

describe('adding a facility', () => {
  it('reads what an HTML form sends', () => {
    expect(readBody(addFacility.body, { ...clinic, website: '', cac: ' RC123 ', ward_id: '' })).toEqual({
      ...clinic,
      phone_number: '+2348031234567',
      facility_type_id: 2,
      local_gov_area_id: 544,
      website: null,
      cac: 'RC123',
      ward_id: null,
      latitude: null,
      longitude: null,
    })
  })

  it('ignores an owner, a status or a registration number in the form', () => {
    const sent = { ...clinic, user_id: 1, recorded_by: 1, status: 'Approved', registration_number: 'NSMOH/PHF/00001' }
    expect(readBody(addFacility.body, sent)).toEqual(readBody(addFacility.body, clinic))
  })

  it('accepts an unusual CAC number, which only causes a warning', () => {
    expect(validationErrors(addFacility.body, { ...clinic, cac: 'not yet given' })).toEqual({})
  })

  it('reports all missing fields at once', () => {
    expect(validationErrors(addFacility.body, {})).toEqual({
      company_name: ['Enter the facility name'],
      owner_name: ["Enter the owner's name"],
      phone_number: ['Enter a phone number'],
      facility_type_id: ['Choose the type of facility'],
      local_gov_area_id: ['Choose the local government area'],
      address: ['Enter the address'],
    })
  })

  it.each([
    [{ company_name: 'x'.repeat(151) }, 'company_name', 'Use at most 150 characters'],
    [{ owner_name: 'x'.repeat(121) }, 'owner_name', 'Use at most 120 characters'],
    [{ address: 'x'.repeat(251) }, 'address', 'Use at most 250 characters'],
    [{ cac: 'x'.repeat(41) }, 'cac', 'Use at most 40 characters'],
    [{ website: `${'x'.repeat(200)}.ng` }, 'website', 'Use at most 200 characters'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Enter the address of a website, like www.example.com'],
    [{ ward_id: 'Sabongari' }, 'ward_id', 'Choose the ward'],
    [{ facility_type_id: 2.5 }, 'facility_type_id', 'Choose the type of facility'],
  ])('refuses %j', (wrong, field, sentence) => {
    expect(validationErrors(addFacility.body, { ...clinic, ...wrong })).toEqual({ [field]: [sentence] })
  })
})
