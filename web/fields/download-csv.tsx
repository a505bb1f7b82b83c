import type { linkAuditExport } from '@portal/contract/audit/calls.ts'
import type * as calls from '@portal/contract/reports/calls/exports.ts'
import type { linkEndingLicences } from '@portal/contract/reports/calls/reports.ts'
import { useFormMutation } from '../api/use-call.ts'
import { BusyButton } from '../ui/form/busy-button.tsx'

interface DownloadProps {
  /** The call that answers the link, which is valid for five minutes. */
  call:
    | typeof calls.linkPenaltiesExport
    | typeof calls.linkRegistrationsExport
    | typeof calls.linkRenewalsExport
    | typeof linkAuditExport
    | typeof linkEndingLicences
  /** The query of the list. */
  query: Record<string, string>
}

/** Downloads everything that a list has, not only its page, as a CSV file. */
export function DownloadCsv({ call, query }: DownloadProps) {
  const { page, per_page, ...filters } = query
  const link = useFormMutation(call, {
    failure: ({ message }) => message,
    refresh: [],
    onSuccess: ({ url }) => window.location.assign(new URL(url, window.location.href).href),
    ...(filters.q && { success: 'The download has the 1,000 best matches at most.' }),
  })
  return (
    <BusyButton variant="default" busy={link.isPending && 'Preparing'} onClick={() => link.mutate({ body: filters })}>
      Download CSV
    </BusyButton>
  )
}
