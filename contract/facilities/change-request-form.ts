import { z } from 'zod'
import { chosen, optional, prose } from '../fields/fields.ts'
import { facilityForm } from './facility.ts'

const { company_name, owner_name, address, ward_id } = facilityForm.shape

/** What an owner asks to change after the first approval. What is left out stays as it is. */
export const changeRequestForm = z
  .object({
    company_name: optional(company_name),
    owner_name: optional(owner_name),
    address: optional(address),
    local_gov_area_id: optional(chosen('the local government area')),
    ward_id: ward_id.describe(
      'The ward at the new address. Without it the present ward stays, unless the LGA changes.',
    ),
    reason: prose('the reason'),
  })
  .meta({
    examples: [
      {
        address: '3 Paiko Road, Minna',
        local_gov_area_id: 544,
        ward_id: 6214,
        reason: 'We moved to a larger building.',
      },
    ],
  })
