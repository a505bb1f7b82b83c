import * as calls from '@portal/contract/facilities/calls/corrections.ts'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { RemoveWithReason } from '../../../fields/remove-with-reason.tsx'
import { ownerIsTold, useAsksReason } from '../../../fields/use-reason.tsx'
import { ViewFile } from '../../../fields/view-file.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import signedIn from '../../../ui/signed-in.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './contents.module.css'
import { toasts } from './toasts.ts'

/**
 * Whether a file was recorded after the latest consideration, as far as the page knows. Owners do not see considerations;
 * the server checks again and explains.
 */
export function isUnconsidered(
  { registration }: Pick<RegistrationDetails, 'registration'>,
  recordedAt: string,
): boolean {
  const considered = registration.consideration?.updated_at
  return considered === undefined || considered < recordedAt
}

interface FileActionsProps {
  slug: string
  name: string
  mayRemove: boolean
  hasOwner: boolean
  /** Corrects the last day of a document. */
  onDate?: (() => void) | undefined
}

/** Buttons to view a file, to correct its last day and, while no consideration covers it, to remove it. */
export function FileActions({ slug, name, mayRemove, hasOwner, onDate }: FileActionsProps) {
  const asksReason = useAsksReason(hasOwner)
  return (
    <div className={`${layout.row2} ${styles.rowActions}`}>
      <ViewFile slug={slug} name={name} />
      {onDate && (
        <Button variant="subtle" isCompact className={`${signedIn.inRow} ${styles.inRow}`} onClick={onDate}>
          Date<VisuallyHidden> of {name}</VisuallyHidden>
        </Button>
      )}
      {mayRemove && (
        <RemoveWithReason
          call={calls.removeFile}
          sent={(reason) => ({ params: { slug }, body: { reason } })}
          name={name}
          success={toasts.removeRow}
          hint={asksReason ? ownerIsTold : undefined}
          className={`${signedIn.inRow} ${styles.inRow}`}
        />
      )}
    </div>
  )
}
