import type { Moment, Optional } from './columns.ts'

/** The public half of a key that signs certificates. */
export interface SigningKeyTable {
  kid: string
  x: string
  y: string
  created_at: Moment
  /** Since when it signs nothing. */
  retired_at: Optional<Moment>
  /** Since when nothing counts that it signed. */
  revoked_at: Optional<Moment>
  revoked_reason: Optional<string>
}

/** The digits of the QR code of a certificate or statement. */
export interface CertificateCodeTable {
  certificate_id: number
  kid: string
  code: string
  signed_at: Moment
}
