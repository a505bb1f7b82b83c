/** What an applicant can state: the fields of the wire, with what each is called in a sentence. Spec §3.1. */
export const applicantFields = {
  first_name: 'first name',
  last_name: 'last name',
  phone_number: 'phone number',
  email: 'email',
  date_of_birth: 'date of birth',
  educational_qualification: 'educational qualification',
  qualification_date: 'date of the qualification',
  employment_status: 'employment status',
  current_employment: 'current employment',
  address: 'full address',
  state_id: 'state of origin',
  local_gov_area_id: 'LGA',
  emp_address: 'address of the place of work',
  certificate_name: 'professional certificate',
  certificate_number: 'certificate number',
} as const

/** One of `applicantFields`. */
export type ApplicantField = keyof typeof applicantFields

/** The names of `applicantFields`. */
export const applicantFieldNames = Object.keys(applicantFields).filter(isApplicantField)

/** What comes with the account, so that it is always there. Nothing else is required until the ministry says so. */
export const alwaysRequired = ['first_name', 'last_name', 'phone_number', 'email'] as const satisfies ApplicantField[]

/** What the full registration form of the ministry asks for, offered to the ministry as what it may require. Spec §2.7. */
export const suggestedRequired = [
  ...alwaysRequired,
  'date_of_birth',
  'educational_qualification',
  'qualification_date',
  'employment_status',
  'current_employment',
  'address',
  'state_id',
  'local_gov_area_id',
  'emp_address',
] as const satisfies ApplicantField[]

/** The fields of a list with commas; undefined if one is unknown, named twice, or what is always required is left out. */
export function readRequiredFields(list: string): ApplicantField[] | undefined {
  const named = list.split(',').map((name) => name.trim())
  const known = named.filter(isApplicantField)
  const isWhole = known.length === named.length && new Set(known).size === known.length
  return isWhole && alwaysRequired.every((field) => known.includes(field)) ? known : undefined
}

/** What is asked for before Submit while an applicant lacks required details: one sentence, or none. */
export function missingOfApplicant(lacks: readonly string[]): string[] {
  const names = lacks.filter(isApplicantField).map((field) => applicantFields[field])
  return names.length === 0 ? [] : [`Add to the applicant: ${inWords(names)}.`]
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

function isApplicantField(name: string): name is ApplicantField {
  return Object.hasOwn(applicantFields, name)
}
