import type { Call } from '@portal/contract/call.ts'
import { type ComponentProps, useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { LinesSkeleton } from '../ui/feedback/skeletons.tsx'
import { WhileTyping } from '../ui/form/while-typing.tsx'
import { CallForm } from './call-form.tsx'
import { useDraft } from './use-draft.tsx'

interface DraftedFormProps<C extends Call> extends ComponentProps<typeof CallForm<C>> {
  /** The form's name, with the id of its facility or registration if it has one: `add-facility`, `penalise-12`. */
  draft: string
  /** The form does not wait for its draft, see useDraft. */
  opensAtOnce?: boolean
}

/** Calls onOpen, unless the form was sent: then its refusal must stay. */
function OpenAgain({ onOpen }: { onOpen: () => void }) {
  const { isSubmitting, submitCount } = useFormContext().formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the record has changed
  useEffect(() => {
    if (!isSubmitting && submitCount === 0) onOpen()
  }, [])
  return null
}

/** A CallForm that saves the typed values as a draft. For long forms; never for a form with a password. */
export function DraftedForm<C extends Call>({
  draft: form,
  opensAtOnce,
  onSuccess,
  children,
  ...rest
}: DraftedFormProps<C>) {
  const draft = useDraft({
    form,
    given: { ...rest.defaults, ...rest.hidden },
    savedAt: rest.recordVersion,
    opensAtOnce,
    hasFile: rest.call.upload !== undefined,
  })
  if (!draft.isReady) return <LinesSkeleton lines={8} />
  return (
    <CallForm
      {...rest}
      key={draft.opening}
      recordVersion={draft.version}
      defaults={draft.values}
      isNextEntry={draft.isNextEntry}
      onSuccess={async (reply, wantsAnother) => {
        if (!wantsAnother) draft.sent()
        await onSuccess?.(reply, wantsAnother)
        if (wantsAnother) draft.sentForAnother()
      }}
    >
      <WhileTyping onTyped={draft.typed} />
      {draft.isOutdated && <OpenAgain onOpen={draft.openAgain} />}
      {draft.note}
      {children}
    </CallForm>
  )
}
