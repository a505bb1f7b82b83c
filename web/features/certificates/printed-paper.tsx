import * as calls from '@portal/contract/calls/certificates.ts'
import type { Certificate } from '@portal/contract/entities/certificate.ts'
import type { PrintedKind } from '@portal/domain/certificate.ts'
import type { CallProblem } from '../../api/call-problem.ts'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/layout/link-button.tsx'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PrintablePage } from '../../ui/print/printable-page.tsx'
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx'
import { usePageTitle } from '../../ui/layout/use-page-title.ts'
import { Paper } from './paper.tsx'
import { wordings } from './wordings.ts'

const showing = { certificate: calls.showCertificate, statement: calls.showStatement } as const

interface PrintedProps {
  kind: PrintedKind
  registrationId: string
}

const worthAnotherTry = new Set<CallProblem['code']>(['unreachable', 'unavailable', 'unexpected'])

function NotPrinted({
  kind,
  registrationId,
  problem,
  onRetry,
}: PrintedProps & { problem: CallProblem; onRetry: () => void }) {
  const isThere = problem.code !== 'not_found'
  return (
    <Page
      title={wordings[kind].title}
      back={
        isThere
          ? { to: paths.registration(registrationId), label: 'Registration' }
          : { to: paths.overview(), label: 'Dashboard' }
      }
    >
      <LoadProblem problem={problem} onRetry={worthAnotherTry.has(problem.code) ? onRetry : undefined} />
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
    >
      <Paper kind={kind} paper={paper} />
    </PrintablePage>
  )
}

/** The certificate or the statement of a registration, to be printed. What may not be printed is refused in a sentence. */
export function PrintedPaper({ kind, registrationId }: PrintedProps) {
  const paper = useCall(showing[kind], { params: { id: registrationId } })
  const parts = { kind, registrationId }
  if (paper.data) return <Sheet {...parts} paper={paper.data.data} />
  if (paper.error) return <NotPrinted {...parts} problem={paper.error} onRetry={paper.refetch} />
  return <LinesSkeleton lines={8} />
}
