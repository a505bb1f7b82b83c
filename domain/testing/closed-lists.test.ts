import { expect, it } from 'vitest'
import { availableItems, medicalRecords, suggestions } from '../applications/available-items.ts'
import { documentTypes, requiredDocumentTypes } from '../applications/document-types.ts'
import { employmentStatuses } from '../applications/employment.ts'
import { staffCategories, staffTimes } from '../applications/staff-cadres.ts'
import { commissionerApprovals, hasBothVerdicts, inspectionRecommendations, verdicts } from '../cases/verdicts.ts'

it('asks for the four documents of the specification, word for word', () => {
  expect(requiredDocumentTypes).toEqual([
    'Certificate of registration with CAC',
    'PHCN bill',
    'Fire safety Certificate',
    'Current certificate of registration with relevant professional bodies of all staff',
  ])
})

it('also accepts the signed registration form, without requiring it', () => {
  expect(documentTypes).toEqual([...requiredDocumentTypes, 'Registration form'])
})

it('offers the 17 available items of the specification', () => {
  expect(availableItems.join(', ')).toBe(
    'Theatre, Laboratory, Labour Room, Intensive Care Unit (ICU), SCBU, Pharmacy, Treatment Room, Physiotherapy, Optical Workshop, Ultrasound, Echocardiogram, X-Ray, CT Scan, MRI, ECG, Dialysis, Ambulance',
  )
  expect(new Set(availableItems).size).toBe(17)
})

it('offers the choices of the specification', () => {
  expect(medicalRecords).toEqual(['digital', 'paper based', 'digital and paper'])
  expect(verdicts).toEqual(['Satisfactory', 'Not-satisfactory'])
  expect(commissionerApprovals).toEqual(['Approved', 'Not approved'])
  expect(inspectionRecommendations).toEqual(['Yes', 'No'])
  expect(employmentStatuses).toEqual(['Employed', 'Self-employed'])
  expect(staffCategories).toEqual(['Professional', 'Non-professional'])
  expect(staffTimes).toEqual(['full time', 'part time'])
})

it('suggests something for every free text about water, electricity and waste', () => {
  expect(Object.entries(suggestions).map(([field, choices]) => `${field}: ${choices.join(', ')}`)).toEqual([
    'source_of_water: Borehole, Public water supply, Well, Water tanker, Borehole and public water supply',
    'electricity_supply: Public supply, Generator, Solar, Public supply and generator, Public supply and solar',
    'mode_of_waste_management: Incinerator, Waste collection service, Placenta and ash pit, Sanitary landfill',
  ])
})

it('finds both verdicts only when both are filled in, whatever their values', () => {
  for (const information_verdict of [...verdicts, null, undefined]) {
    for (const documents_verdict of [...verdicts, null, undefined]) {
      const both = information_verdict != null && documents_verdict != null
      expect(hasBothVerdicts({ information_verdict, documents_verdict })).toBe(both)
    }
  }
})
