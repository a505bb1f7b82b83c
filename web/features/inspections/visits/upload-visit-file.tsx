import { useId, useState } from 'react'
import { CallProblem } from '../../../api/call-problem.ts'
import { useFormMutation } from '../../../api/use-call.ts'
import { uploadVisitFile } from '../../../api/visits/visit-calls.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import form from '../../../ui/form/form.module.css'
import layout from '../../../ui/layout/layout.module.css'
import { Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { EndOfFile } from './end-of-file.tsx'
import { FileConflicts, type Settled, type Taken } from './file-conflicts.tsx'

const notAFile = 'This is not the file of a visit. Choose the ZIP that the phone saved.'

/** Uploads the file that a phone wrote because sending never worked. */
export function UploadVisitFile() {
  const id = useId()
  const sending = useFormMutation(uploadVisitFile)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [taken, setTaken] = useState<Taken>()
  const [file, setFile] = useState<File>()

  async function upload(settled: Settled = {}) {
    if (!file) return setProblem('Choose the file first.')
    setProblem(undefined)
    setBusy(true)
    try {
      const { visitOfFile } = await import('./visit-of-file.ts')
      const visit = await visitOfFile(file)
      if (visit === undefined) return setProblem(notAFile)
      const input = { params: { id: visit }, body: { ...settled, document: file } }
      setTaken(await sending.mutateAsync(input))
    } catch (reason) {
      setProblem(reason instanceof CallProblem ? reason.message : notAFile)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section title="A visit from a file">
      <p className={textStyles.note}>
        Where a phone could never send, its visit can be saved as a file and uploaded here.
      </p>
      <div className={layout.stack2}>
        <label htmlFor={id} className={textStyles.label}>
          The file of the visit
        </label>
        <input
          id={id}
          type="file"
          className={form.file}
          accept=".zip,application/zip"
          onChange={(event) => {
            setFile(event.target.files?.[0])
            setTaken(undefined)
            setProblem(undefined)
          }}
        />
        {problem && (
          <p className={textStyles.error} role="alert">
            {problem}
          </p>
        )}
        <div>
          <BusyButton variant="default" busy={isBusy && 'Uploading'} onClick={() => void upload()}>
            Upload the file
          </BusyButton>
        </div>
      </div>
      {taken && (
        <div className={layout.stack3}>
          <p role="status">
            The visit {taken.data.number} to {taken.data.company_name} has {taken.data.findings.length} findings and{' '}
            {taken.data.photos.length} photos now.
          </p>
          <FileConflicts of={taken} isBusy={isBusy} onSettle={(settled) => void upload(settled)} />
          {taken.data.offered.includes('Finish inspection') && (
            <EndOfFile of={taken} onEnd={() => setTaken(undefined)} />
          )}
        </div>
      )}
    </Section>
  )
}
