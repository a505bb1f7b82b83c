import type { FeePurpose } from './fees.ts'

/** What a fee is for, as people read it. */
export const purposeWords = {
  registration: 'Registration',
  renewal: 'Renewal',
  change: 'Change of an approved facility',
  reissue: 'New copy of a certificate',
} as const satisfies Record<FeePurpose, string>

/** The numbers of beds of a band: 'Any number of beds', '20 to 49 beds', '50 beds or more'. */
export function bandInWords({ beds_from, beds_to }: { beds_from: number; beds_to: number | null }): string {
  if (beds_to === null) return beds_from === 0 ? 'Any number of beds' : `${beds_from} beds or more`
  return beds_from === 0 ? `Up to ${beds_to} beds` : `${beds_from} to ${beds_to} beds`
}
