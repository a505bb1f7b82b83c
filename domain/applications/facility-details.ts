/** What a paper licence may not say of its facility, and what is asked for before an application is submitted. */
const asked = {
  address: 'The address of the facility is not recorded. Ask for a change of its details.',
  owner_name: 'The name of the owner is not recorded. Ask for a change of the details of the facility.',
  phone_number: 'The phone number of the facility is not recorded. Ask for a change of its contacts.',
} as const

/** One of these details. */
export type FacilityDetail = keyof typeof asked

/** A sentence for each detail that is missing, in their order. */
export function missingOfFacility(lacking: readonly FacilityDetail[]): string[] {
  return Object.entries(asked).flatMap(([detail, sentence]) =>
    lacking.some((one) => one === detail) ? [sentence] : [],
  )
}
