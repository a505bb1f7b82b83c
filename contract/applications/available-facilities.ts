import { medicalRecords } from '@portal/domain/applications/available-items.ts'
import { z } from 'zod'

/** What a facility has: rooms, supplies and equipment. Spec §3. */
export const availableFacilities = z
  .object({
    id: z.int(),
    facility_id: z.int(),
    bed_space_capacity: z.int(),
    no_of_wards: z.int(),
    no_of_consulting_rooms: z.int(),
    no_of_toilets: z.int(),
    source_of_water: z.string(),
    electricity_supply: z.string(),
    mode_of_waste_management: z.string(),
    medical_record: z.enum(medicalRecords),
    available_fac: z.array(z.string()).describe('Theatre, Laboratory, Ambulance and so on.'),
  })
  .meta({
    id: 'AvailableFacilities',
    examples: [
      {
        id: 3,
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
export type AvailableFacilities = z.output<typeof availableFacilities>
