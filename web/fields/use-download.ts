import type { linkAuditExport } from '@portal/contract/audit/calls.ts'
import type { linkBundle } from '@portal/contract/cases/calls/bundles.ts'
import type { linkLettersOfJob } from '@portal/contract/facilities/calls/claim-letters.ts'
import type { linkWrongRows } from '@portal/contract/imports/calls/import-rows.ts'
import type { linkImportTemplate } from '@portal/contract/imports/calls/imports.ts'
import type { linkChecklistForm } from '@portal/contract/inspections/calls/checklists.ts'
import type { linkRevenueExport } from '@portal/contract/money/calls/revenue.ts'
import type * as calls from '@portal/contract/reports/calls/exports.ts'
import type { linkEndingLicences, linkReport } from '@portal/contract/reports/calls/reports.ts'
import { useFormMutation } from '../api/use-call.ts'

/** The calls that answer a link to a list, which is valid for five minutes. */
type ListCall = (typeof calls)[keyof typeof calls] | typeof linkAuditExport | typeof linkEndingLicences
/** The calls that answer a link to a file. */
export type FileCall =
  | ListCall
  | typeof linkBundle
  | typeof linkChecklistForm
  | typeof linkImportTemplate
  | typeof linkLettersOfJob
  | typeof linkReport
  | typeof linkRevenueExport
  | typeof linkWrongRows

/** Asks for a link to a file, and downloads it. `success` is said once the download begins. */
export function useDownload(call: FileCall, success: string | false = false) {
  const link = useFormMutation(call, {
    failure: ({ message }) => message,
    refresh: [],
    onSuccess: ({ url }) => window.location.assign(new URL(url, window.location.href).href),
    ...(success && { success }),
  })
  return { isPreparing: link.isPending, download: link.mutate }
}
