import { lazy, Suspense } from 'react'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { Button } from '../../ui/form/button.tsx'

const load = () => import('./representation-dialogs.tsx')

const dialogs = {
  'Answer the decision': lazy(async () => ({ default: (await load()).AnswerDialog })),
  'Add a document': lazy(async () => ({ default: (await load()).AddFileDialog })),
  'Decide on the answer': lazy(async () => ({ default: (await load()).DecideDialog })),
} as const

interface ButtonProps {
  name: keyof typeof dialogs
  /** The id of the answer; for a new one that of the registration. */
  id: number
}

/** A button with the dialog that it opens. */
export function DialogButton({ name, id }: ButtonProps) {
  const [isOpen, setIsOpen] = useDialogState(`${name}-${id}`)
  const Dialog = dialogs[name]
  return (
    <div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
