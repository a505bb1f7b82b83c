import { looksLikeCac } from './cac.ts'

/** Why another facility is likely the same: one of its details is the same, its name in the LGA is similar, or it is very near. */
export const duplicateReasons = ['cac', 'name', 'phone', 'similar name', 'near'] as const

/** One of `duplicateReasons`. */
export type DuplicateReason = (typeof duplicateReasons)[number]

/** The facts about a new facility that may lead to warnings. */
export type WarningFacts = { cac?: string | null; reasons: readonly DuplicateReason[] }

const goOn = 'Please check that it is not the same facility. You may go on.'

/** Warnings for the person who adds a facility, in a fixed order. None of them prevents adding it. */
export function facilityWarnings({ cac, reasons }: WarningFacts): string[] {
  const warnings: string[] = []
  if (cac?.trim() && !looksLikeCac(cac)) warnings.push(cacWarning)
  for (const [reason, warning] of duplicateWarnings) if (reasons.includes(reason)) warnings.push(warning)
  return warnings
}

/** The CAC number has an unusual form. */
const cacWarning =
  'A CAC number usually starts with RC, BN, IT, LP or LLP, followed by digits. Please check it. You may go on.'

const duplicateWarnings: readonly (readonly [DuplicateReason, string])[] = [
  ['cac', `Another facility is recorded with this CAC number. ${goOn}`],
  ['name', `A facility with this name is already recorded in this LGA. ${goOn}`],
  ['phone', `Another facility is recorded with this phone number. ${goOn}`],
  ['similar name', `A facility with a similar name is already recorded in this LGA. ${goOn}`],
  ['near', `Another facility is recorded very near this position. ${goOn}`],
]
