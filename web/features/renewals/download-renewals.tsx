import { linkRenewalsExport } from '@portal/contract/calls/exports.ts'
import { useFormMutation } from '../../api/use-call.ts'
import { BusyButton } from '../../ui/form/busy-button.tsx'

/** Downloads the whole list as a CSV file, by a link that is valid for five minutes. */
export function DownloadRenewals({ query }: { query: Record<string, string> }) {
  const { page, per_page, ...filters } = query
  const link = useFormMutation(linkRenewalsExport, {
    failure: ({ message }) => message,
    refresh: [],
    onSuccess: ({ url }) => window.location.assign(new URL(url, window.location.href).href),
    ...(filters.q && { success: 'The download has the 1,000 best matches at most.' }),
  })
  return (
    <BusyButton
      variant="default"
      isCompact
      busy={link.isPending && 'Preparing'}
      onClick={() => link.mutate({ body: filters })}
    >
      Download CSV
    </BusyButton>
  )
}
