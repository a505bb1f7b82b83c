import type { SigningOffice } from '../licences/signing-offices.ts'

/** The fields of the Consideration form that belong to an office, as soon as its holder is a user of the portal. Spec §2. */
const fieldsOfOffices = {
  permanent_secretary_comment: 'Permanent Secretary',
  commissioner_approval: 'Hon. Commissioner',
} as const satisfies Record<string, SigningOffice>

/** A field of the Consideration form that belongs to an office. */
export type FieldOfOffice = keyof typeof fieldsOfOffices

/** The names of these fields. */
export const officeFieldNames = [
  'permanent_secretary_comment',
  'commissioner_approval',
] as const satisfies readonly FieldOfOffice[]

/** Whether something on the Consideration form belongs to an office, so that its holder must be able to fill it in. */
export function hasFieldOnForm(title: SigningOffice): boolean {
  return officeFieldNames.some((field) => fieldsOfOffices[field] === title)
}

/** Who is in an office today with an account that can sign in: its holder and its deputies. */
export interface OfficeUser {
  title: SigningOffice
  user_id: number
  /** As it is printed. */
  name: string
}

/** A field that somebody cannot change, and why. */
export interface KeptField {
  field: FieldOfOffice
  message: string
}

/** The people in an office, as a sentence names them. */
export function holdersInWords(title: SigningOffice, holders: readonly OfficeUser[]): string {
  const names = holders.filter((holder) => holder.title === title).map(({ name }) => name)
  return `the ${title} (${names.join(' or ')})`
}

/** The fields that a user cannot change, because somebody else is in the office. An office that no user holds keeps nothing. */
export function keptFields(userId: number, holders: readonly OfficeUser[]): KeptField[] {
  return officeFieldNames.flatMap((field) => {
    const title = fieldsOfOffices[field]
    const ofOffice = holders.filter((holder) => holder.title === title)
    if (ofOffice.length === 0 || ofOffice.some(({ user_id }) => user_id === userId)) return []
    return [{ field, message: `Only ${holdersInWords(title, ofOffice)} can change this` }]
  })
}

type OfficeValues = Partial<Record<FieldOfOffice, string | null | undefined>>

/** The kept fields to which a form gives another value than the saved one. Nothing is no other value: it changes nothing. */
export function changesOfKept(
  kept: readonly KeptField[],
  form: OfficeValues,
  saved: OfficeValues | undefined,
): KeptField[] {
  return kept.filter(({ field }) => Boolean(form[field]) && form[field] !== (saved?.[field] ?? null))
}
