import type { Reply } from '@portal/contract/call.ts'
import type * as visitFiles from '@portal/contract/inspections/calls/visits.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useId, useState } from 'react'
import { CallProblem } from '../../../api/call-problem.ts'
import { sendForm } from '../../../api/client.ts'
import { uploadVisitFile } from '../../../api/visits/visit-calls.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'

type Taken = Reply<typeof visitFiles.uploadVisitFile>

const notAFile = 'This is not the file of a visit. Choose the ZIP that the phone saved.'

/** Uploads the file that a phone wrote because sending never worked. */
export function UploadVisitFile() {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [taken, setTaken] = useState<Taken>()
  const [file, setFile] = useState<File>()

  async function upload() {
    setTaken(undefined)
    if (!file) return setProblem('Choose the file first.')
    setProblem(undefined)
    setBusy(true)
    try {
      const { visitOfFile } = await import('./visit-of-file.ts')
      const visit = await visitOfFile(file)
      if (visit === undefined) return setProblem(notAFile)
      const input = { params: { id: visit }, body: { document: file } }
      setTaken(await sendForm(uploadVisitFile, input))
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
          accept=".zip,application/zip"
          onChange={(event) => setFile(event.target.files?.[0])}
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
      {taken && <TakenIn taken={taken} />}
    </Section>
  )
}

/** What was stored of the file, and what was not because somebody else has recorded it meanwhile. */
function TakenIn({ taken: { data, conflicts, is_site_left } }: { taken: Taken }) {
  const questionOf = (id: number) => data.questions.find(({ sub_list_id }) => sub_list_id === id)?.question
  return (
    <div role="status" className={layout.stack2}>
      <p>
        The visit {data.number} to {data.company_name} has {data.findings.length} findings and {data.photos.length}{' '}
        photos now.
      </p>
      {conflicts.map(({ key, stored }) => (
        <p key={key}>
          {questionOf(stored.sub_list_id)} Somebody else recorded another finding, which stays:{' '}
          {sentenceCase(stored.outcome)}
          {stored.note && `, ${stored.note}`}.
        </p>
      ))}
      {is_site_left && <p>The site page was recorded by somebody else meanwhile, and stays as it is.</p>}
    </div>
  )
}
