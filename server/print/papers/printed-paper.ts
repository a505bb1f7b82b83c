import type { PrintedKind } from '@portal/domain/licences/certificate.ts'
import type { PrintMark } from '@portal/domain/papers/print-mark.ts'

/** Everything that is printed on a certificate or statement. */
export interface PrintedPaper {
  kind: PrintedKind
  number: string
  issue: number
  reissued_on: string | null
  issue_date: string
  expiry_date: string
  facility_name: string
  category: string
  address: string
  lga: string
  owner_name: string
  operating_officer: string | null
  ministry: string
  ministry_address: string
  /** `signature` names a picture in the file store. */
  signatories: readonly { title: string; name: string | null; signature?: string | undefined }[]
  conditions: readonly { text: string; due_date: string | null }[]
  /** The word across the sheet. */
  mark: PrintMark | null
  /** The code with which anybody checks it. */
  check_code: string
  /** Where it is checked, as people type it; null if the portal does not know its own address. */
  check_address: string | null
  /** The text of the QR code; null if it has none. */
  qr: string | null
}
