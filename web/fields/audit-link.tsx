import { Allowed } from '../api/allowed.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/layout/link-button.tsx'

interface AuditLinkProps {
  /** Whose or what entries: those about something, or those of a person. */
  of: Parameters<typeof paths.audit>[0]
}

/** A link to entries of the audit record, for officers with the duty. */
export function AuditLink({ of }: AuditLinkProps) {
  return (
    <Allowed to="read the audit record">
      <LinkButton to={paths.audit(of)} variant="default">
        Audit record
      </LinkButton>
    </Allowed>
  )
}
