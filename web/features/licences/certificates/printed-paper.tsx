import * as calls from '@portal/contract/licences/calls/certificates.ts'
import type { Certificate } from '@portal/contract/licences/certificate.ts'
import type { PrintedKind } from '@portal/domain/licences/certificate.ts'
import { wordings } from '@portal/domain/papers/wordings.ts'
import type { CallProblem } from '../../../api/call-problem.ts'
import { useCall } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { usePageTitle } from '../../../ui/layout/use-page-title.ts'
import { PrintablePage } from '../../../ui/print/printable-page.tsx'
import { DownloadPaper } from './download-paper.tsx'
import { Paper } from './paper.tsx'

const showCalls = { certificate: calls.showCertificate, statement: calls.showStatement } as const

interface PrintedProps {
  kind: PrintedKind
  registrationId: string
}

const retryable = new Set<CallProblem['code']>(['unreachable', 'unavailable', 'unexpected'])

function NotPrintable({
  kind,
  registrationId,
  problem,
  onRetry,
}: PrintedProps & { problem: CallProblem; onRetry: () => void }) {
  const exists = problem.code !== 'not_found'
  return (
    <Page
      title={wordings[kind].title}
      back={
        exists
          ? { to: paths.registration(registrationId), label: 'Registration' }
          : { to: paths.overview(), label: 'Dashboard' }
      }
    >
      <LoadProblem problem={problem} onRetry={retryable.has(problem.code) ? onRetry : undefined} />
    </Page>
  )
}

function Sheet({ kind, registrationId, paper }: PrintedProps & { paper: Certificate }) {
  usePageTitle(`${wordings[kind].title} ${paper.number}`)
  return (
    <PrintablePage
      isOneSheet
      beside={
        <LinkButton to={paths.registration(registrationId)} variant="default" icon={<Icon name="left" size={16} />}>
          Registration
        </LinkButton>
      }
      besidePrint={<DownloadPaper kind={kind} registrationId={registrationId} />}
    >
      <Paper kind={kind} paper={paper} />
    </PrintablePage>
  )
}

/** The printable certificate or statement of a registration, or an error message if it may not be printed. */
export function PrintedPaper({ kind, registrationId }: PrintedProps) {
  const paper = useCall(showCalls[kind], { params: { id: registrationId } })
  const props = { kind, registrationId }
  if (paper.data) return <Sheet {...props} paper={paper.data.data} />
  if (paper.error) return <NotPrintable {...props} problem={paper.error} onRetry={paper.refetch} />
  return <LinesSkeleton lines={8} />
}
