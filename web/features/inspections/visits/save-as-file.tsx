import { useState } from 'react'
import type { OpenVisit } from '../../../api/visits/use-visit.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import textStyles from '../../../ui/text.module.css'

/** Hands a file to the browser, which asks where to keep it or puts it among the downloads. */
function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Writes the visit with its photos to one file, for a phone whose sending never works. */
export function SaveAsFile({ visit }: { visit: OpenVisit }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function save() {
    setBusy(true)
    setProblem(undefined)
    try {
      const { writeVisitFile } = await import('./write-visit-file.ts')
      download(await writeVisitFile(visit), `${visit.visit.kit.inspection.number}.zip`)
    } catch {
      setProblem('The file could not be written. The visit is still on this phone.')
    }
    setBusy(false)
  }
  return (
    <>
      <BusyButton variant="default" busy={isBusy && 'Writing the file'} onClick={() => void save()}>
        Save as a file
      </BusyButton>
      <p className={problem ? textStyles.error : textStyles.note} role="status">
        {problem ??
          'If sending never works, give this file to an officer who inspects: it can be uploaded on the page of visits. Somebody of the team then ends the visit with what you recommend.'}
      </p>
    </>
  )
}
