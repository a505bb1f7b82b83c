import type { ChangeRequest } from '@portal/contract/facilities/change-request.ts'
import { fieldLabel, valueInWords } from '@portal/domain/applications/change-words.ts'
import { orNotRecorded } from '@portal/domain/facilities/not-recorded.ts'

const labels = {
  company_name: 'Facility name',
  owner_name: 'Owner',
  address: 'Address',
  lga: 'LGA',
  ward: 'Ward',
} as const satisfies Record<keyof ChangeRequest['old'], string>

const fields = ['company_name', 'owner_name', 'address', 'lga', 'ward'] as const

/** A ward that nobody chose is none; what the paper register does not say is not recorded. */
const inWords = (value: string | null) => (value === null ? 'None' : orNotRecorded(value))

/** What a request would change or has changed, in words. What stays is left out. */
export function changedDetails({ kind, old, new: wanted, fields: differing }: Compared) {
  if (kind !== 'details') {
    return differing.map(({ field, before, after }) => ({
      label: fieldLabel(field),
      before: valueInWords(field, before),
      after: valueInWords(field, after),
    }))
  }
  return fields
    .filter((field) => old[field] !== wanted[field])
    .map((field) => ({ label: labels[field], before: inWords(old[field]), after: inWords(wanted[field]) }))
}

/** What of a request is compared. */
export type Compared = Pick<ChangeRequest, 'kind' | 'old' | 'new' | 'fields'>
