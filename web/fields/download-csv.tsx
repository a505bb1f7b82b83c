import type { ComponentProps } from 'react'
import { DownloadButton } from './download-button.tsx'

interface DownloadProps extends Pick<ComponentProps<typeof DownloadButton>, 'call'> {
  /** The query of the list. */
  query: Record<string, string>
}

/** Downloads everything that a list has, not only its page, as a CSV file. */
export function DownloadCsv({ call, query }: DownloadProps) {
  const { page, per_page, ...filters } = query
  const success = filters.q && 'The download has the 1,000 best matches at most.'
  return <DownloadButton call={call} body={filters} label="Download CSV" success={success || false} />
}
