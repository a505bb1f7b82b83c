import { availableItems, medicalRecords } from '@portal/domain/applications/available-items.ts'
import { z } from 'zod'
import { changeReason, choice, line, recordId, wholeNumber } from '../fields/fields.ts'

const limits = { beds: 10_000, rooms: 1_000 } as const

function count(subject: string, highest: number) {
  return wholeNumber(0, highest, `Enter the number of ${subject}, from 0 to ${highest.toLocaleString('en')}`)
}

/** The ticked options without duplicates, in the order of the form. An HTML form may send them as one string. */
const items = z
  .preprocess(
    (sent: string | readonly string[] | null | undefined): unknown =>
      typeof sent === 'string' ? sent.split(',').map((item) => item.trim()) : (sent ?? []),
    z.array(choice(availableItems, 'from the list of facilities'), 'Choose from the list of facilities').max(100),
  )
  .transform((ticked) => availableItems.filter((item) => ticked.includes(item)))

/** The Available facilities form. Spec §3. */
export const availableFacilitiesForm = z
  .object({
    facility_id: recordId,
    bed_space_capacity: count('beds', limits.beds),
    no_of_wards: count('wards', limits.rooms),
    no_of_consulting_rooms: count('consulting rooms', limits.rooms),
    no_of_toilets: count('toilets', limits.rooms),
    source_of_water: line('the source of water'),
    electricity_supply: line('the electricity supply'),
    mode_of_waste_management: line('the mode of waste management'),
    medical_record: choice(medicalRecords, 'how medical records are kept'),
    available_fac: items,
    reason: changeReason,
  })
  .meta({
    examples: [
      {
        facility_id: 12,
        bed_space_capacity: 20,
        no_of_wards: 3,
        no_of_consulting_rooms: 2,
        no_of_toilets: 6,
        source_of_water: 'Borehole',
        electricity_supply: 'Public supply and generator',
        mode_of_waste_management: 'Incinerator',
        medical_record: 'digital and paper',
        available_fac: ['Laboratory', 'Pharmacy', 'Ambulance'],
      },
    ],
  })
