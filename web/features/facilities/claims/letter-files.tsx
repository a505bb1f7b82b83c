import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/claim-letters.ts'
import { fileDays } from '@portal/domain/facilities/claim-letter-jobs.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { useState } from 'react'
import { useCall, useCallMutation } from '../../../api/use-call.ts'
import { DownloadButton } from '../../../fields/download-button.tsx'
import { Day } from '../../../ui/dates.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

type File = Reply<typeof calls.listClaimLetterFiles>['data'][number]

const isWaiting = ({ state }: File) => state === 'waiting'

interface OfJob {
  job: { id: number; files: number; files_ready: number }
}

/** What can be downloaded of a job, for some days: then it is deleted, because it has the codes. Its files are folded unless `areOpen`. */
export function LetterFiles({ job, areOpen }: OfJob & { areOpen: boolean }) {
  const { id, files, files_ready } = job
  return (
    <>
      {files_ready > 0 && (
        <div className={`${layout.row3} ${layout.between}`}>
          <p className={textStyles.quiet}>
            A file can be downloaded for {fileDays} days. Each download is entered in the audit record.
          </p>
          {files_ready > 1 && (
            <DownloadButton
              call={calls.linkLettersOfJob}
              body={{ job_id: id }}
              label={`Download ${files_ready.toLocaleString('en')} files as a ZIP`}
            />
          )}
        </div>
      )}
      {areOpen ? (
        <FilesTable jobId={id} />
      ) : (
        <Disclosure label={byNumber(files, { one: '# file', other: '# files' })} about={`of job ${id}`}>
          <FilesTable jobId={id} />
        </Disclosure>
      )}
    </>
  )
}

function FilesTable({ jobId }: { jobId: number }) {
  const [page, setPage] = useState(1)
  const query = { page: String(page), per_page: '15' }
  const files = useCall(
    calls.listClaimLetterFiles,
    { params: { id: String(jobId) }, query },
    // Asked of the files themselves: the job may be known as done while the list is still from before.
    { refetchInterval: (reply) => (reply?.data.some(isWaiting) ? 2000 : false), staleTime: 0 },
  )
  return (
    <DataTable
      caption={`Files of job ${jobId}`}
      hidesCaption
      of={files}
      rows={({ data }) => data}
      page={(reply) => reply}
      rowKey={(file) => file.id}
      columns={columns}
      onPage={setPage}
      empty={null}
    />
  )
}

const columns: Column<File>[] = [
  { header: 'File', cell: ({ place }) => place },
  { header: 'LGA', inCard: 'name', cell: ({ local_gov_area }) => local_gov_area },
  { header: 'Letters', isFigure: true, cell: ({ letters, facilities }) => letters ?? `of ${facilities}` },
  { header: 'Used', isFigure: true, cell: ({ letters, claimed }) => (letters === null ? '–' : claimed) },
  { header: 'State', inCard: 'state', cell: (file) => <State {...file} /> },
  { header: 'Download', inCard: 'actions', isAction: true, cell: (file) => <Download {...file} /> },
]

function State({ state, last_day }: File) {
  if (state === 'ready' && last_day) {
    return (
      <>
        Until <Day of={last_day} />
      </>
    )
  }
  return stateWords[state]
}

const stateWords: Record<File['state'], string> = {
  waiting: 'Waiting',
  ready: 'Ready',
  empty: 'No letter was needed',
  deleted: 'Deleted',
  'not made': 'Not made',
}

function Download({ id, place, local_gov_area, state }: File) {
  const link = useCallMutation(calls.linkClaimLetters, { failure: ({ message }) => message, refresh: [] })
  if (state !== 'ready') return null
  const download = () =>
    link.mutate(
      { body: { file_id: id } },
      { onSuccess: ({ url }) => window.location.assign(new URL(`${url}&download`, window.location.href).href) },
    )
  return (
    <BusyButton variant="default" isCompact busy={link.isPending && 'Downloading'} onClick={download}>
      Download
      <VisuallyHidden>
        {' '}
        file {place}, {local_gov_area}
      </VisuallyHidden>
    </BusyButton>
  )
}
