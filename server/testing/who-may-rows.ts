import type { calls } from '@portal/contract/calls.ts'
import { accountRows } from './who-may/account-rows.ts'
import { catalogueRows } from './who-may/catalogue-rows.ts'
import { concernRows } from './who-may/concern-rows.ts'
import { contentRows } from './who-may/content-rows.ts'
import { correctiveRows } from './who-may/corrective-rows.ts'
import { facilityRows } from './who-may/facility-rows.ts'
import { importRows } from './who-may/import-rows.ts'
import { inspectionRows } from './who-may/inspection-rows.ts'
import { ministryRows } from './who-may/ministry-rows.ts'
import { moneyRows } from './who-may/money-rows.ts'
import { registrationRows } from './who-may/registration-rows.ts'
import { typeChangeRows } from './who-may/type-change-rows.ts'
import type { Row } from './who-may-outcomes.ts'

/** Who may make each call, written by hand from Spec §6.1. A call without a row does not compile. */
export const rows: Record<keyof typeof calls, Row> = {
  ...accountRows,
  ...facilityRows,
  ...registrationRows,
  ...typeChangeRows,
  ...concernRows,
  ...importRows,
  ...inspectionRows,
  ...correctiveRows,
  ...contentRows,
  ...catalogueRows,
  ...ministryRows,
  ...moneyRows,
}
