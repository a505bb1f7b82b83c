import { usePortal } from '../../api/use-portal.ts'
import { Letterhead } from '../../ui/print/letterhead.tsx'
import { OnPaper } from '../../ui/print/on-paper.tsx'

/** The ministry's letterhead on the printed summary of a registration. */
export function PrintedLetterhead() {
  const portal = usePortal()
  return <OnPaper>{portal && <Letterhead {...portal} />}</OnPaper>
}
