const nigerianMobile = /^(\+234)(\d{3})(\d{3})(\d{4})$/

/** Formats a Nigerian mobile number: '+234 803 123 4567'. Other numbers are unchanged. */
export function phoneInGroups(number: string): string
export function phoneInGroups(number: string | null | undefined): string | undefined
export function phoneInGroups(number: string | null | undefined): string | undefined {
  return number?.replace(nigerianMobile, '$1 $2 $3 $4')
}
