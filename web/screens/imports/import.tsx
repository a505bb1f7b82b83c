import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { type ImportStep, importSteps, stepToOpen } from '@portal/domain/imports/import-steps.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { ChooseColumns } from '../../features/imports/columns/choose-columns.tsx'
import { type ChosenForColumns, useChosenColumns } from '../../features/imports/columns/use-chosen-columns.ts'
import { CommitImport } from '../../features/imports/commit/commit-import.tsx'
import { CommittedImport } from '../../features/imports/commit/committed-import.tsx'
import { GiveUpImport } from '../../features/imports/commit/give-up-import.tsx'
import { StopCommit } from '../../features/imports/commit/stop-commit.tsx'
import { DownloadTemplate } from '../../features/imports/download-template.tsx'
import { ImportBadge } from '../../features/imports/import-badge.tsx'
import { ImportProgress, isInWork } from '../../features/imports/import-progress.tsx'
import { ImportSteps } from '../../features/imports/import-steps.tsx'
import { ImportRows } from '../../features/imports/rows/import-rows.tsx'
import { hasBegun } from '../../features/imports/rows/row-filters.ts'
import { type TypedRow, useTypedRow } from '../../features/imports/rows/use-typed-row.ts'
import { UploadRegister } from '../../features/imports/upload-register.tsx'
import { SettleValues } from '../../features/imports/values/settle-values.tsx'
import { type ChosenMeanings, useChosenMeanings } from '../../features/imports/values/use-chosen-meanings.ts'
import { paths } from '../../paths.ts'
import { Moment } from '../../ui/dates.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

type Shown = Reply<typeof calls.showImport>['data']

const back = { to: paths.imports(), label: 'Imports' }
/** How often an import that is busy in the background is looked at, in milliseconds. */
const whileInWork = 1000

/** A file that could not be read, and what to do. */
function NotRead({ refusal }: { refusal: string | null }) {
  const mayPrepare = mayDo(useSession(), 'prepare an import')
  return (
    <Notice
      tone="danger"
      title="The file could not be read"
      action={
        mayPrepare && (
          <>
            <UploadRegister label="Upload another file" />
            <DownloadTemplate />
          </>
        )
      }
    >
      <p>{refusal}</p>
    </Notice>
  )
}

/** The step that follows: the first one behind it where something waits. */
function stepAfter(step: ImportStep, { uncertain_values, unsettled }: Shown): ImportStep | undefined {
  if (step === 'columns' && uncertain_values > 0) return 'values'
  if (step === 'columns' || step === 'values') return unsettled.doubtful + unsettled.wrong > 0 ? 'rows' : 'commit'
  return step === 'rows' ? 'commit' : undefined
}

interface StepProps {
  of: Shown
  step: ImportStep
  address: ReturnType<typeof useListAddress>
  /** What is chosen and typed at the steps, and not sent yet. */
  unsent: { columns: ChosenForColumns; meanings: ChosenMeanings; row: TypedRow }
}

function Step({ of, step, address, unsent }: StepProps) {
  const next = stepAfter(step, of)
  const nextStep = paths.anImport(of.id, { step: next })
  switch (step) {
    case 'columns':
      return <ChooseColumns of={of} nextStep={nextStep} unsent={unsent.columns} />
    case 'values':
      return <SettleValues of={of} address={address} nextStep={nextStep} meanings={unsent.meanings} />
    case 'rows':
      return <ImportRows of={of} address={address} nextStep={hasBegun(of) ? undefined : nextStep} typed={unsent.row} />
    case 'commit':
      return hasBegun(of) ? <CommittedImport of={of} /> : <CommitImport of={of} />
  }
}

/** What an import shows: how far it is while it is busy, and else the step that the address asks for. */
function Contents({ of, address }: Omit<StepProps, 'step' | 'unsent'>) {
  const unsent = { columns: useChosenColumns(of), meanings: useChosenMeanings(of.id), row: useTypedRow() }
  const { id, status, offered, source } = of
  if (status === 'refused') return <NotRead refusal={of.refusal} />
  const asked = importSteps.find((step) => step === address.get('step'))
  const hasStep = asked !== undefined && (source === 'file' || asked === 'rows' || asked === 'commit')
  const step = hasStep ? asked : stepToOpen(of)
  const wasRead = of.columns.length > 0 || source === 'by hand'
  return (
    <>
      {wasRead && <ImportSteps of={of} current={step} />}
      {status === 'given up' && (
        <Notice tone="ended" title="This import was given up">
          Nothing of it comes in. It is deleted 30 days later.
        </Notice>
      )}
      {status === 'draft' && of.failure && (
        <Notice tone="danger" title="It could not be read again">
          {of.failure}. What was there before is still here.
        </Notice>
      )}
      {isInWork(status) && (
        <ImportProgress
          of={of}
          status={status}
          actions={status === 'committing' && offered.includes('Stop commit') && <StopCommit id={id} />}
        />
      )}
      {!isInWork(status) && !(status === 'given up' && step === 'commit') && (
        <Step of={of} step={step} address={address} unsent={unsent} />
      )}
    </>
  )
}

/** Once the work in the background is done, whatever was fetched before it is old: rows, values, and the lists of facilities. */
function useFreshAfterWork(status: string | undefined): void {
  const client = useQueryClient()
  const wasInWork = useRef(false)
  useEffect(() => {
    if (wasInWork.current && !isInWork(status)) void client.invalidateQueries()
    wasInWork.current = isInWork(status)
  }, [client, status])
}

/** A register from paper on its way into the portal: its columns, its values, its rows, and the commit. */
export function Import() {
  const { id = '' } = useParams()
  const address = useListAddress()
  const found = useCall(
    calls.showImport,
    { params: { id } },
    { refetchInterval: (reply) => (isInWork(reply?.data.status) ? whileInWork : false) },
  )
  const shown = found.data?.data
  useFreshAfterWork(shown?.status)
  return (
    <Page
      title={shown?.name ?? 'Import'}
      back={back}
      lead={
        shown && (
          <div className={layout.line}>
            <span>{shown.number}</span>
            <ImportBadge status={shown.status} />
            <span>
              {shown.source === 'file' ? 'Uploaded' : 'Recorded'} by {shown.prepared_by?.name ?? 'an officer'} on{' '}
              <Moment of={shown.prepared_at} />
            </span>
          </div>
        )
      }
      actions={shown?.offered.includes('Give up import') && <GiveUpImport id={shown.id} name={shown.name} />}
    >
      <WhenLoaded of={found} back={back}>
        {({ data }) => <Contents key={data.id} of={data} address={address} />}
      </WhenLoaded>
    </Page>
  )
}
