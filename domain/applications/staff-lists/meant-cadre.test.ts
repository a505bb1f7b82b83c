import { describe, expect, it } from 'vitest'
import { meantCadre } from './meant-cadre.ts'

const offered = (word: string, category?: 'Professional' | 'Non-professional') => {
  const meant = meantCadre(word, category)
  return 'offers' in meant
    ? meant.offers.map(({ staff_category_type, cadre }) => `${staff_category_type}: ${cadre}`)
    : meant
}

describe('a word for somebody’s work', () => {
  it.each([
    ['Nurse', 'Professional', 'Nurses/Midwives'],
    ['senior nurse', 'Professional', 'Nurses/Midwives'],
    ['Midwives', 'Professional', 'Nurses/Midwives'],
    ['NURSES / MIDWIVES', 'Professional', 'Nurses/Midwives'],
    ['Staff Nurse/Midwife', 'Professional', 'Nurses/Midwives'],
    ['Chief Nursing Officer', 'Professional', 'Nurses/Midwives'],
    ['Senior Nursing Officer II', 'Professional', 'Nurses/Midwives'],
    ['RN/RM', 'Professional', 'Nurses/Midwives'],
    ['R.N./R.M.', 'Professional', 'Nurses/Midwives'],
    ['Nurse (part time)', 'Professional', 'Nurses/Midwives'],
    ['Doctor', 'Professional', 'Doctors (Medical/Dental)'],
    ['Dr.', 'Professional', 'Doctors (Medical/Dental)'],
    ['Visiting Consultant Physician', 'Professional', 'Doctors (Medical/Dental)'],
    ['Doctors (Medical/Dental)', 'Professional', 'Doctors (Medical/Dental)'],
    ['Lab scientist', 'Professional', 'Medical Lab Scientist'],
    ['Medical Lab. Scientist', 'Professional', 'Medical Lab Scientist'],
    ['Laboratory technician', 'Professional', 'Medical Lab Technician'],
    ['Pharmacist', 'Professional', 'Pharmacist'],
    ['Pharm. tech', 'Professional', 'Pharmacy Technicians'],
    ['Pharm.tech', 'Professional', 'Pharmacy Technicians'],
    ['CHEW', 'Professional', 'CHO/CHEW'],
    ['J/CHEW', 'Professional', 'CHO/CHEW'],
    ['Health records officer', 'Professional', 'Medical Record'],
    ['Others', 'Professional', 'Others'],
    ['Ward assistants', 'Non-professional', 'Ward Assistant'],
    ['Secretary', 'Non-professional', 'Secretarial Staff'],
    ['Driver', 'Non-professional', 'Driver'],
    ['Security guard', 'Non-professional', 'Security guard'],
    ['Cleaner/Security', 'Non-professional', 'Cleaner/Security'],
    ['Mai gadi', 'Non-professional', 'Mai gadi'],
  ] as const)('%s is %s: %s', (word, staff_category_type, cadre) => {
    expect(meantCadre(word)).toEqual({ sure: { staff_category_type, cadre } })
  })

  it.each([
    ['Phamacist', 'Pharmacist'],
    ['Nures', 'Nurses/Midwives'],
    ['Docter', 'Doctors (Medical/Dental)'],
    ['Laboratry Scientist', 'Medical Lab Scientist'],
    ['Pharmacy Techncian', 'Pharmacy Technicians'],
    ['Physiotheraphist', 'Physiotherapist'],
    ['Midwive', 'Nurses/Midwives'],
    ['staff nures', 'Nurses/Midwives'],
    ['Cleener', 'Cleaner'],
  ])('%s has a typing error and is %s', (word, cadre) => {
    expect(meantCadre(word)).toMatchObject({ sure: { cadre } })
  })

  it.each([
    [
      'Lab tech',
      ['Professional: Medical Lab Scientist', 'Professional: Medical Lab Technician', 'Non-professional: Lab tech'],
    ],
    [
      'Auxiliary nurse',
      ['Non-professional: Ward Assistant', 'Professional: Nurses/Midwives', 'Non-professional: Auxiliary nurse'],
    ],
    ['Nurse’s driver', ['Professional: Nurses/Midwives', 'Non-professional: Nurse’s driver']],
    [
      'Doctor or nurse',
      ['Professional: Doctors (Medical/Dental)', 'Professional: Nurses/Midwives', 'Non-professional: Doctor or nurse'],
    ],
    [
      'Anaesthetist',
      ['Professional: Doctors (Medical/Dental)', 'Professional: Nurses/Midwives', 'Non-professional: Anaesthetist'],
    ],
    ['Virologist', ['Professional: Doctors (Medical/Dental)', 'Non-professional: Virologist']],
    ['Herbalist', ['Professional: Others', 'Non-professional: Herbalist']],
    ['', []],
    ['-', []],
  ])('%j is offered as one of %j, never taken', (word, offers) => {
    expect(offered(word)).toEqual(offers)
  })

  it('is asked about when the list gives another category', () => {
    expect(offered('Nurse', 'Non-professional')).toEqual(['Professional: Nurses/Midwives', 'Non-professional: Nurse'])
    expect(offered('Driver', 'Professional')).toEqual(['Non-professional: Driver', 'Professional: Others'])
    expect(offered('Herbalist', 'Professional')).toEqual(['Professional: Others'])
    expect(offered('Attendant', 'Non-professional')).toEqual([
      'Non-professional: Ward Assistant',
      'Non-professional: Attendant',
    ])
  })

  it('is the same question in another spelling', () => {
    for (const word of ['Aux. Nurse', 'Auxilliary nurse', 'AUXILIARY NURSE']) {
      expect(meantCadre(word)).toMatchObject({ about: 'auxiliary nurse' })
    }
    expect(meantCadre('Laboratory Tech.')).toMatchObject({ about: 'lab tech' })
  })

  it('may be any designation when the list says Non-professional', () => {
    const sure = { staff_category_type: 'Non-professional', cadre: 'Herbalist' }
    expect(meantCadre('Herbalist', 'Non-professional')).toEqual({ sure })
  })
})
