import { previewLetterWords } from '@portal/contract/letters/calls.ts'
import type { LetterKind } from '@portal/domain/letters/letter-kinds.ts'
import { useFormContext } from 'react-hook-form'
import { useFormMutation } from '../../../api/use-call.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { openTab } from '../../../ui/open-tab.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Opens a sample of the letter in the typed words as PDF. What could not be saved is said at the field. */
export function PreviewWords({ kind }: { kind: LetterKind }) {
  const { getValues, setError, clearErrors } = useFormContext()
  const preview = useFormMutation(previewLetterWords, { refresh: [] })
  function open() {
    clearErrors('words')
    const tab = openTab('the sample letter')
    const words: unknown = getValues('words')
    preview.mutate(
      { params: { kind }, body: { words } },
      {
        onSuccess: ({ pdf }) => (tab ?? window).location.assign(URL.createObjectURL(pdfOf(pdf))),
        onError: ({ message, errors }) => {
          tab?.close()
          const problem = errors?.words?.[0]
          if (problem) setError('words', { type: 'server', message: problem }, { shouldFocus: true })
          else toast.failure(message)
        },
      },
    )
  }
  return (
    <BusyButton variant="outline" busy={preview.isPending && 'Printing'} onClick={open}>
      Preview<VisuallyHidden> as PDF (opens in a new tab)</VisuallyHidden>
    </BusyButton>
  )
}

function pdfOf(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}
