import * as calls from '@portal/contract/calls/certificates.ts'
import type { PrintedKind } from '@portal/domain/certificate.ts'
import { useState } from 'react'
import { useCallMutation } from '../../api/use-call.ts'
import { BusyButton } from '../../ui/form/busy-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const linkCalls = { certificate: calls.linkCertificate, statement: calls.linkStatement } as const

interface DownloadProps {
  kind: PrintedKind
  registrationId: string | number
  /** An earlier issue; the newest one if none is given. */
  earlier?: { number: string; issue: number }
  isCompact?: boolean
}

/** How long the button stays busy after the link has arrived. Making the PDF takes a second or two, and a double click one more. */
const openingMs = 3000

/** Downloads the PDF of a certificate or statement. */
export function DownloadPaper({ kind, registrationId, earlier, isCompact }: DownloadProps) {
  const link = useCallMutation(linkCalls[kind], { failure: ({ message }: { message: string }) => message, refresh: [] })
  const [isOpening, setIsOpening] = useState(false)
  const open = ({ url }: { url: string }) => {
    setIsOpening(true)
    setTimeout(() => setIsOpening(false), openingMs)
    window.location.assign(new URL(`${url}&download`, window.location.href).href)
  }
  const download = () =>
    link.mutate({ params: { id: Number(registrationId) }, body: earlier ?? {} }, { onSuccess: open })
  return (
    <BusyButton
      variant="default"
      {...(isCompact && { isCompact })}
      busy={(link.isPending || isOpening) && 'Preparing PDF'}
      onClick={download}
    >
      Download PDF
      {earlier && (
        <VisuallyHidden>
          {' '}
          of {earlier.number}, issue {earlier.issue}
        </VisuallyHidden>
      )}
    </BusyButton>
  )
}
