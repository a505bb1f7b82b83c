import { linkReport } from '@portal/contract/reports/calls/reports.ts'
import type { ReportName } from '@portal/domain/reports/reports.ts'
import { useFormMutation } from '../../../api/use-call.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'

/** Downloads the table of a report as a CSV file, by a link that is valid for five minutes. */
export function DownloadReport({ report, query }: { report: ReportName; query: Record<string, string> }) {
  const link = useFormMutation(linkReport, {
    failure: ({ message }) => message,
    refresh: [],
    onSuccess: ({ url }) => window.location.assign(new URL(url, window.location.href).href),
  })
  return (
    <BusyButton
      variant="default"
      busy={link.isPending && 'Preparing'}
      onClick={() => link.mutate({ params: { report }, body: query })}
    >
      Download CSV
    </BusyButton>
  )
}
