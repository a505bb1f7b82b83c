import * as calls from '@portal/contract/licences/calls/certificates.ts'
import type { PrintedKind } from '@portal/domain/licences/certificate.ts'
import { useRef, useState } from 'react'
import { useCallMutation } from '../../../api/use-call.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

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
  const [isBusy, setIsBusy] = useState(false)
  // The second click of a double click comes before the button is drawn as busy.
  const isAsked = useRef(false)
  const mark = (isNow: boolean) => {
    isAsked.current = isNow
    setIsBusy(isNow)
  }
  const open = ({ url }: { url: string }) => {
    setTimeout(() => mark(false), openingMs)
    window.location.assign(new URL(`${url}&download`, window.location.href).href)
  }
  const download = () => {
    if (isAsked.current) return
    mark(true)
    const asked = { params: { id: Number(registrationId) }, body: earlier ?? {} }
    link.mutate(asked, { onSuccess: open, onError: () => mark(false) })
  }
  return (
    <BusyButton variant="default" {...(isCompact && { isCompact })} busy={isBusy && 'Preparing PDF'} onClick={download}>
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
