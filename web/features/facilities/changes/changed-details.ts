import type { ChangeRequest } from '@portal/contract/facilities/change-request.ts'

const labels = {
  company_name: 'Facility name',
  owner_name: 'Owner',
  address: 'Address',
  lga: 'LGA',
  ward: 'Ward',
} as const satisfies Record<keyof ChangeRequest['old'], string>

const fields = ['company_name', 'owner_name', 'address', 'lga', 'ward'] as const

/** The details that a request would change or has changed, in words. What stays is left out. */
export function changedDetails({ old, new: wanted }: Pick<ChangeRequest, 'old' | 'new'>) {
  return fields
    .filter((field) => old[field] !== wanted[field])
    .map((field) => ({ label: labels[field], before: old[field] ?? 'None', after: wanted[field] ?? 'None' }))
}
