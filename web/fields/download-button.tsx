import type { linkAuditExport } from '@portal/contract/audit/calls.ts'
import type { linkChecklistForm } from '@portal/contract/inspections/calls/checklists.ts'
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
    | typeof linkChecklistForm
    | typeof linkEndingLicences
  /** What the file is asked for with. */
  body: object
  label: string
  /** What is said once the download begins. */
  success?: string | false | undefined
}

/** Asks for a link to a file, and downloads it. */
export function DownloadButton({ call, body, label, success }: DownloadProps) {
  const link = useFormMutation(call, {
    failure: ({ message }) => message,
    refresh: [],
    onSuccess: ({ url }) => window.location.assign(new URL(url, window.location.href).href),
    ...(success && { success }),
  })
  return (
    <BusyButton variant="default" busy={link.isPending && 'Preparing'} onClick={() => link.mutate({ body })}>
      {label}
    </BusyButton>
  )
}
