import { linkLetter } from '@portal/contract/letters/calls.ts'
import type { linkReceipt } from '@portal/contract/money/calls/payments.ts'
import { useCallMutation } from '../../api/use-call.ts'
import { BusyButton } from '../../ui/form/busy-button.tsx'
import { openTab } from '../../ui/open-tab.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface LetterProps {
  /** With the id of the payment if the call links its receipt. */
  letter: { id: number; number: string }
  /** The call that links the PDF. */
  call?: typeof linkLetter | typeof linkReceipt
  isCompact?: boolean
}

const options = { failure: ({ message }: { message: string }) => message, refresh: [] }

/** Opens the PDF of a letter in a new tab, from which it can be printed. Uses the current tab if new tabs are blocked. */
export function OpenLetter({ letter: { id, number }, call = linkLetter, isCompact = true }: LetterProps) {
  const link = useCallMutation(call, options)
  function open() {
    const tab = openTab(number)
    link.mutate(
      { params: { id } },
      {
        onSuccess: ({ url }) => (tab ?? window).location.assign(new URL(url, window.location.href).href),
        onError: () => tab?.close(),
      },
    )
  }
  return (
    <BusyButton variant="default" isCompact={isCompact} busy={link.isPending && 'Opening'} onClick={open}>
      {isCompact ? 'View' : 'View PDF'}
      <VisuallyHidden> {number} (opens in a new tab)</VisuallyHidden>
    </BusyButton>
  )
}

/** Downloads the PDF of a letter. */
export function DownloadLetter({ letter: { id, number }, call = linkLetter, isCompact = true }: LetterProps) {
  const link = useCallMutation(call, options)
  const download = () =>
    link.mutate(
      { params: { id } },
      { onSuccess: ({ url }) => window.location.assign(new URL(`${url}&download`, window.location.href).href) },
    )
  return (
    <BusyButton variant="default" isCompact={isCompact} busy={link.isPending && 'Downloading'} onClick={download}>
      {isCompact ? 'Download' : 'Download PDF'}
      <VisuallyHidden> {number}</VisuallyHidden>
    </BusyButton>
  )
}
