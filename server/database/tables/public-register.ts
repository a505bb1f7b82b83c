import type { ComplianceClass } from '@portal/domain/inspections/compliance-class.ts'
import type { PrintedKind } from '@portal/domain/licences/certificate.ts'
import type { LicenceOrigin } from '@portal/domain/licences/licence-origin.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Optional } from './columns.ts'

/** A paper in the public register. Triggers write it; the portal never does. */
export interface RegisterEntryTable {
  certificate_id: number
  facility_id: number
  kind: PrintedKind
  expiry_date: string
  /** These say what the facility was like when the paper was issued. */
  name: string
  facility_type_id: number
  local_gov_area_id: number
  ward: Optional<string>
  working_days: Optional<string>
  hours_of_operation: Optional<string>
  latitude: Optional<number>
  longitude: Optional<number>
  /** The first and the last day on which the register shows it; the first is null if it never does. */
  shown_from: Optional<string>
  shown_until: Optional<string>
  is_granted: Generated<boolean>
  renewal_submitted_on: Optional<string>
  /** Whether the facility is or will be suspended, sealed, revoked or closed. */
  is_watched: Generated<boolean>
  /** The last published inspection of the whole checklist. Whether the register says so is a setting. */
  inspection_done_on: Optional<string>
  inspection_class: Optional<ComplianceClass>
  /** Whether the paper is from before the portal. */
  origin: Generated<LicenceOrigin>
  /** The transaction that changed the row last. */
  changed_in: Generated<string>
  name_key: GeneratedAlways<string>
  name_text: GeneratedAlways<string>
  words: GeneratedAlways<string>
}
