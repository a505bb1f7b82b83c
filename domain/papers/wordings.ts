import type { PrintedKind } from '../licences/certificate.ts'

interface Wording {
  title: string
  /** The subtitle. */
  as?: string
  begins: string
  grants: (paper: { ministry: string }) => string
  note?: string
  /** The label of its number. */
  numbered: string
}

/** The wording of the two documents, on the screen and in the PDF. Spec §1. */
export const wordings: Record<PrintedKind, Wording> = {
  certificate: {
    title: 'Certificate of Registration',
    as: 'as a Private Health Facility',
    begins: 'This is to certify that',
    grants: ({ ministry }) => `is registered with the ${ministry} as a private health facility.`,
    numbered: 'Certificate No.',
  },
  statement: {
    title: 'Temporary Statement of Approval',
    begins: 'This is to state that',
    grants: ({ ministry }) =>
      `has the temporary approval of the ${ministry} to operate as a private health facility until the expiry date below.`,
    note: 'This statement is not a certificate of registration.',
    numbered: 'Reference No.',
  },
}

/** What stands above the conditions of an approval on a paper. */
export function conditionsHeading(count: number): string {
  return count === 1 ? 'Valid only with this condition' : 'Valid only with these conditions'
}
