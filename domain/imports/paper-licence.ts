import { expiryDateOf, type ValidityRule } from '../licences/registration-expiry.ts'

/** When a number from paper stays the number of the facility. A setting of the ministry. */
export type KeepPaperNumbers = 'if ours' | 'always' | 'never'

/** What a paper licence says of itself. What it does not say is null. */
export interface PaperLicence {
  /** As printed. */
  number: string | null
  /** The day of issue. */
  issued_on: string | null
  last_day: string | null
  operating_officer: string | null
}

/** A facility of the paper register as it comes in: a row of an import. What paper does not say is null. */
export interface PaperFacility {
  /** The number of the row in its import. */
  line: number
  /** The officer who corrected or chose the row last. */
  corrected_by?: number | null
  company_name: string
  facility_type_id: number
  local_gov_area_id: number
  ward_id: number | null
  address: string | null
  phone_number: string | null
  facility_email: string | null
  owner_name: string | null
  cac: string | null
  licence: PaperLicence
}

/** The licence of a facility that is in the portal already, without a licence. */
export interface AddedLicence {
  line: number
  /** The officer who corrected or chose the row last. */
  corrected_by?: number | null
  facility_id: number
  licence: PaperLicence
}

/**
 * The last day of a paper licence: what is printed, or what follows from the day of issue and the present validity. Null without
 * both days; then the facility comes in without a licence, and needs a date.
 */
export function lastDayOfPaper({ issued_on, last_day }: PaperLicence, rule: ValidityRule): string | null {
  return last_day ?? (issued_on === null ? null : expiryDateOf(rule, issued_on))
}

/** The settings that decide what becomes of numbers from paper. */
export interface NumberRule {
  certificate_prefix: string
  keep_paper_numbers: KeepPaperNumbers
}

/** A serial with more digits is no number of ours: the counter could not continue above it. */
const maxDigits = 9

/**
 * The serial of a number that is made as the portal makes its own, NSMOH/PHF/00042: the beginning that the ministry has set, and
 * digits. Null for any other number. The portal never gives a number at or below the highest such serial.
 */
export function serialOfPaperNumber(number: string, { certificate_prefix }: NumberRule): number | null {
  const [prefix, digits = ''] = splitAtLastSlash(number.trim().toUpperCase())
  if (prefix !== certificate_prefix.toUpperCase() || !/^\d+$/.test(digits)) return null
  const serial = Number(digits)
  return serial > 0 && digits.replace(/^0+/, '').length <= maxDigits ? serial : null
}

/** Whether a number from paper becomes the registration number that the facility keeps for life. */
export function isKeptNumber(number: string, rule: NumberRule): boolean {
  switch (rule.keep_paper_numbers) {
    case 'always':
      return true
    case 'never':
      return false
    case 'if ours':
      return serialOfPaperNumber(number, rule) !== null
  }
}

function splitAtLastSlash(number: string): [string, string?] {
  const at = number.lastIndexOf('/')
  return at < 0 ? [number] : [number.slice(0, at), number.slice(at + 1)]
}
