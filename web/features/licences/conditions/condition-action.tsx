import type { Condition } from '@portal/contract/licences/condition.ts'
import type { ConditionActionName } from '@portal/domain/actions/condition-actions.ts'
import { Suspense } from 'react'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const dialogs = {
  'Provide evidence': lazyPart(async () => (await import('./condition-dialogs.tsx')).EvidenceDialog),
  'Mark condition as met': lazyPart(async () => (await import('./condition-dialogs.tsx')).MeetDialog),
} as const satisfies Record<ConditionActionName, unknown>

const labels = {
  'Provide evidence': 'Provide evidence',
  'Mark condition as met': 'Mark as met',
} as const satisfies Record<ConditionActionName, string>

/** A button of a condition, and its dialog. */
export function ConditionAction({ name, condition }: { name: ConditionActionName; condition: Condition }) {
  const [isOpen, setIsOpen] = useDialogState(`${name}-${condition.id}`)
  const Dialog = dialogs[name]
  return (
    <div>
      <Button variant="outline" isCompact onClick={() => setIsOpen(true)}>
        {labels[name]}
        <VisuallyHidden>: {condition.text}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog condition={condition} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
