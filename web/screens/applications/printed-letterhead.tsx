import { usePortal } from '../../api/use-portal.ts'
import { Letterhead } from '../../ui/print/letterhead.tsx'
import { PrintOnly } from '../../ui/print/print-only.tsx'

/** The ministry's letterhead on the printed summary of a registration. */
export function PrintedLetterhead() {
  const portal = usePortal()
  return <PrintOnly>{portal && <Letterhead {...portal} />}</PrintOnly>
}
