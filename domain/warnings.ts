import { looksLikeCac } from './cac.ts'

/** The facts about a new facility that may lead to warnings. */
export type WarningFacts = { cac?: string | null; hasSameCac: boolean; hasSameNameInLga: boolean }

/** Warnings for the person who adds a facility, in a fixed order. None of them prevents adding it. */
export function facilityWarnings({ cac, hasSameCac, hasSameNameInLga }: WarningFacts): string[] {
  const warnings: string[] = []
  if (cac?.trim() && !looksLikeCac(cac)) warnings.push(cacWarning)
  if (hasSameCac) warnings.push(sameCacWarning)
  if (hasSameNameInLga) warnings.push(sameNameWarning)
  return warnings
}

/** The CAC number has an unusual form. */
export const cacWarning =
  'A CAC number usually starts with RC, BN, IT, LP or LLP, followed by digits. Please check it. You may go on.'

/** Another facility has this CAC number. */
export const sameCacWarning =
  'Another facility is recorded with this CAC number. Please check that it is not the same facility. You may go on.'

/** Another facility of the LGA has this name. */
export const sameNameWarning =
  'A facility with this name is already recorded in this LGA. Please check that it is not the same facility. You may go on.'
