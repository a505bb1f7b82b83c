/** What stands on a screen where the paper register says nothing. A facility has an empty text there. */
export const notRecorded = 'Not recorded'

/** A detail of a facility, or that it is not recorded. */
export function orNotRecorded(text: string): string {
  return text || notRecorded
}

interface Owned {
  owner_name: string
  facility_name: string
}

/** Who a sentence or a paper names as the owner: by the facility, if the name is not recorded. */
export function ownerInWords({ owner_name, facility_name }: Owned, { isFirst = false } = {}): string {
  return owner_name || `${isFirst ? 'The' : 'the'} owner of ${facility_name}`
}

interface Placed {
  facility_name: string
  address: string
  lga: string
}

/** Where a facility is, in one line: the street, if it is recorded, and the LGA. */
export function placeInWords({ address, lga }: Pick<Placed, 'address' | 'lga'>): string {
  return [address, lga].filter(Boolean).join(', ')
}

/**
 * To whom a paper goes, line by line. Without the owner's name it goes to 'The owner of Bida Clinic', and the facility has no line of
 * its own. A street that is not recorded has none either.
 */
export function addresseeLines(
  { owner_name, facility_name, address, lga }: Owned & Placed,
  { before = '' } = {},
): string[] {
  const named = owner_name
    ? [before + owner_name, facility_name]
    : [ownerInWords({ owner_name, facility_name }, { isFirst: true })]
  return [...named, ...(address ? [address] : []), lga]
}
