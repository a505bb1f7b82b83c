import type { rowSections } from '@portal/contract/applications/row-sections.ts'
import type { RowKind } from '@portal/domain/applications/row-sections.ts'
import type { PaymentStatus } from '@portal/domain/money/invoices.ts'
import type { Generated } from 'kysely'
import type { z } from 'zod'
import type { ColumnsOf, Moment, Optional } from './columns.ts'

export interface FileTable {
  slug: string
  facility_id: number
  media_type: 'application/pdf' | 'image/jpeg' | 'image/png'
  size_bytes: number
  /** SHA-256 of the content; null for an older file until a job has read it. */
  sha256: Optional<Buffer>
  recorded_by: number
  created_at: Generated<Moment>
}

export interface UnfinishedFileTable {
  slug: string
  started_at: Moment
}

/** `call` is the path of the call that the upload is for. */
export interface ResumableUploadTable {
  id: string
  user_id: number
  call: string
  facility_id: number
  size_bytes: number
  started_at: Moment
  lock_holder: Optional<string>
  lock_ends_at: Optional<string>
  lock_is_wanted: Generated<boolean>
}

export interface DocumentTable {
  id: Generated<number>
  facility_id: number
  name: string
  file_slug: string
  expires_on: Optional<string>
  /** The member of staff whose it is. */
  staff_id: Optional<number>
  recorded_by: number
  created_at: Generated<Moment>
  removed_by: Optional<number>
  removed_at: Optional<string>
}

/** `document` is the slug of the receipt's file. A trigger fills in the registration. */
export interface PaymentTable {
  id: Generated<number>
  facility_id: number
  registration_id: Optional<number>
  /** A trigger fills in that of the registration. */
  invoice_id: Optional<number>
  amount_kobo: number
  /** Null if it was found on a statement of the bank. */
  document: Optional<string>
  reference: Optional<string>
  bank: Optional<string>
  paid_on: Optional<string>
  status: Generated<PaymentStatus>
  recorded_by: number
  created_at: Generated<Moment>
  removed_by: Optional<number>
  removed_at: Optional<string>
}

/** The rows of a section: the fields of a row on the wire, and who recorded and removed it. A removed row stays. */
type RowTable<Row> = ColumnsOf<Omit<Row, 'updated_at'>> & {
  recorded_by: number
  created_at: Generated<Moment>
  updated_at: Generated<Moment>
  removed_by: Optional<number>
  removed_at: Optional<string>
}

/** The tables of the sections of rows. Their columns follow from the contract. */
export type RowTables = { [Kind in RowKind]: RowTable<z.output<(typeof rowSections)[Kind]['row']>> }

export interface OperatingOfficerTable {
  id: Generated<number>
  facility_id: number
  full_name: string
  phone_number: string
  email: string
  highest_qualification: string
  folio_number: Optional<string>
  cert_reg_no: Optional<string>
  year_of_graduation: number
  additional_qualification: Optional<string>
  additional_mdcn_qualification: Optional<string>
  employment_status: string
  work_place_address: Optional<string>
  previous_work_experience: Optional<string>
  is_operating_officer: Generated<boolean>
  recorded_by: number
  created_at: Generated<Moment>
  replaced_at: Optional<string>
}

export interface AvailableFacilitiesTable {
  id: Generated<number>
  facility_id: number
  bed_space_capacity: number
  no_of_wards: number
  no_of_consulting_rooms: number
  no_of_toilets: number
  source_of_water: string
  electricity_supply: string
  mode_of_waste_management: string
  medical_record: 'digital' | 'paper based' | 'digital and paper'
  available_fac: string[]
  recorded_by: number
  created_at: Generated<Moment>
  replaced_at: Optional<string>
}
