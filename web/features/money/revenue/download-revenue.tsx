import type { Sent } from '@portal/contract/call.ts'
import { linkRevenueExport } from '@portal/contract/money/calls/revenue.ts'
import { useFormMutation } from '../../../api/use-call.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'

/** Downloads the figures by month, LGA and facility type as a CSV file, by a link that is valid for five minutes. */
export function DownloadRevenue({ filters }: { filters: Sent<typeof linkRevenueExport>['body'] }) {
  const link = useFormMutation(linkRevenueExport, {
    failure: ({ message }) => message,
    refresh: [],
    onSuccess: ({ url }) => window.location.assign(new URL(url, window.location.href).href),
  })
  return (
    <BusyButton variant="default" busy={link.isPending && 'Preparing'} onClick={() => link.mutate({ body: filters })}>
      Download CSV
    </BusyButton>
  )
}
