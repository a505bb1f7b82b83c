import type { linkReport } from '@portal/contract/reports/calls/reports.ts'
import { MenuButton } from '../ui/form/menu-button.tsx'
import { type FileCall, useDownload } from './use-download.ts'

interface DownloadProps {
  call: FileCall
  /** The query of the list. */
  query: Record<string, string>
  /** Which report it is. */
  params?: (typeof linkReport.params)['_zod']['output']
}

/** Downloads everything that a list has, not only its page, for Excel or as a CSV file. */
export function DownloadList({ call, query, params }: DownloadProps) {
  const { page, per_page, ...filters } = query
  const found = filters.q && 'The download has the 1,000 best matches at most.'
  const { isPreparing, download } = useDownload(call, found || false)
  const start = (format: 'xlsx' | 'csv') => download({ ...(params && { params }), body: { ...filters, format } })
  return (
    <MenuButton
      label="Download"
      isNamed
      busy={isPreparing && 'Preparing'}
      items={[
        { name: 'Excel', icon: 'file', onChoose: () => start('xlsx') },
        { name: 'CSV', icon: 'file', onChoose: () => start('csv') },
      ]}
    />
  )
}
