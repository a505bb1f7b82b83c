import { BusyButton } from '../ui/form/busy-button.tsx'
import { type FileCall, useDownload } from './use-download.ts'

interface DownloadProps {
  call: FileCall
  /** What the file is of, where the address of the call names it. */
  params?: Record<string, string | number>
  /** What the file is asked for with. */
  body?: object
  label: string
}

/** Downloads a file that has one form. */
export function DownloadButton({ call, params, body, label }: DownloadProps) {
  const { isPreparing, download } = useDownload(call)
  return (
    <BusyButton variant="default" busy={isPreparing && 'Preparing'} onClick={() => download({ params, body })}>
      {label}
    </BusyButton>
  )
}
