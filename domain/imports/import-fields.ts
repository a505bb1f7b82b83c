/** A field of one row of a paper register. */
export interface ImportFieldRule {
  label: string
  /** Only what every register has is needed: nothing that paper does not have is compulsory. */
  isNeeded: boolean
  /** What the forms say of an empty or unreadable value. */
  request: string
  /** The most letters that the forms take. */
  maxLength?: number
}

/** The fields of a row of a paper register, in the order of the template. Their limits are those of the forms. */
export const importFieldRules = {
  name: { label: 'Facility name', isNeeded: true, request: 'Enter the facility name', maxLength: 150 },
  type: { label: 'Type of facility', isNeeded: true, request: 'Choose the type of facility' },
  lga: { label: 'LGA', isNeeded: true, request: 'Choose the local government area' },
  ward: { label: 'Ward', isNeeded: false, request: 'Choose the ward' },
  address: { label: 'Address', isNeeded: false, request: 'Enter the address', maxLength: 250 },
  phone: { label: 'Phone', isNeeded: false, request: 'Enter a phone number like 0803 123 4567' },
  second_phone: { label: 'Second phone', isNeeded: false, request: 'Enter a phone number like 0803 123 4567' },
  email: {
    label: 'Email',
    isNeeded: false,
    request: 'Enter an email address like name@example.com',
    maxLength: 254,
  },
  cac: { label: 'CAC number', isNeeded: false, request: 'Enter the CAC number', maxLength: 40 },
  owner_name: { label: 'Owner’s name', isNeeded: false, request: "Enter the owner's name", maxLength: 120 },
  officer_name: { label: 'Operating officer’s name', isNeeded: false, request: 'Enter the full name', maxLength: 120 },
  officer_folio: {
    label: 'Operating officer’s folio number',
    isNeeded: false,
    request: 'Enter the folio number in digits, like 45678 or MDCN/R/45678',
    maxLength: 40,
  },
  paper_number: { label: 'Number on paper', isNeeded: false, request: 'Enter the number on paper', maxLength: 60 },
  issued: { label: 'Issued on', isNeeded: false, request: 'Enter a date with its day, month and year' },
  last_day: { label: 'Last day', isNeeded: false, request: 'Enter a date with its day, month and year' },
  status: { label: 'Status', isNeeded: false, request: 'Choose licensed, ended, closed or unknown' },
  remarks: { label: 'Remarks', isNeeded: false, request: 'Enter the remark', maxLength: 500 },
} as const satisfies Record<string, ImportFieldRule>

/** A field of `importFieldRules`. */
export type ImportField = keyof typeof importFieldRules

/** Every field of a row, in the order of the template. */
export const importFields = [
  'name',
  'type',
  'lga',
  'ward',
  'address',
  'phone',
  'second_phone',
  'email',
  'cac',
  'owner_name',
  'officer_name',
  'officer_folio',
  'paper_number',
  'issued',
  'last_day',
  'status',
  'remarks',
] as const satisfies readonly ImportField[]

/** Without these a row cannot come in. */
export const neededFields = importFields.filter((field) => importFieldRules[field].isNeeded)

/** What a paper register says of a licence. */
export const paperStatuses = ['licensed', 'ended', 'closed', 'unknown'] as const

/** One of `paperStatuses`. */
export type PaperStatus = (typeof paperStatuses)[number]
