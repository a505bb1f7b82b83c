import { BusyButton } from '../ui/form/busy-button.tsx'
import { type FileCall, useDownload } from './use-download.ts'

/** Downloads a file that has one form. */
export function DownloadButton({ call, body, label }: { call: FileCall; body: object; label: string }) {
  const { isPreparing, download } = useDownload(call)
  return (
    <BusyButton variant="default" busy={isPreparing && 'Preparing'} onClick={() => download({ body })}>
      {label}
    </BusyButton>
  )
}
