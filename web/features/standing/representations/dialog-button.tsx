import type { Representation } from '@portal/contract/standing/representation.ts'
import { type ReactNode, Suspense } from 'react'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { type Contested, contestedId } from './contested.ts'

const load = () => import('./representation-dialogs.tsx')

const ContestDialog = lazyPart(async () => (await load()).ContestDialog)
const AddFileDialog = lazyPart(async () => (await load()).AddFileDialog)
const DecideDialog = lazyPart(async () => (await load()).DecideDialog)

interface ButtonProps {
  /** Which dialog it is, so that it opens again after logging in. */
  dialog: string
  label: string
  children: (close: () => void) => ReactNode
}

/** A button with the dialog that it opens. */
function DialogButton({ dialog, label, children }: ButtonProps) {
  const [isOpen, setIsOpen] = useDialogState(dialog)
  return (
    <div>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <Suspense>{children(() => setIsOpen(false))}</Suspense>}
    </div>
  )
}

/** The owner makes a representation. */
export function ContestButton({ contested }: { contested: Contested }) {
  return (
    <DialogButton dialog={`contest-${contested.against}-${contestedId(contested)}`} label="Make a representation">
      {(close) => <ContestDialog contested={contested} onClose={close} />}
    </DialogButton>
  )
}

/** The owner adds a document. */
export function AddFileButton({ id }: { id: number }) {
  return (
    <DialogButton dialog={`representation-document-${id}`} label="Add a document">
      {(close) => <AddFileDialog id={id} onClose={close} />}
    </DialogButton>
  )
}

/** An officer decides. */
export function DecideButton({ representation }: { representation: Representation }) {
  return (
    <DialogButton dialog={`decide-representation-${representation.id}`} label="Decide on the representation">
      {(close) => <DecideDialog representation={representation} onClose={close} />}
    </DialogButton>
  )
}
