const nigerianMobile = /^(\+234)(\d{3})(\d{3})(\d{4})$/

/** A phone number as people read it out: '+234 803 123 4567'. Other numbers stay as they are. */
export function phoneInGroups(number: string | null | undefined): string | undefined {
  return number?.replace(nigerianMobile, '$1 $2 $3 $4')
}
