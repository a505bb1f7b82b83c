import { Button } from '../ui/form/button.tsx'
import { useCaseDownload } from './use-case-download.ts'

/** Downloads everything of the application that is shown with a facility, for whoever may have it. */
export function DownloadCase({ registrationId }: { registrationId: number | undefined }) {
  const download = useCaseDownload(registrationId)
  return download ? (
    <Button variant="default" onClick={download}>
      Download the whole application
    </Button>
  ) : null
}
