import type { Reply } from '@portal/contract/call.ts'
import type { showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'

/** For officers: says that nobody owns the facility in the portal, and offers the letter with which its owner takes it over. */
export function NoOwnerAccount({ facility }: { facility: Reply<typeof showFacility>['data'] }) {
  const session = useSession()
  const { id, has_owner_account, claim_letter } = facility
  if (has_owner_account || !mayDo(session, 'list all facilities')) return null
  const mayMake = mayDo(session, 'make claim letters')
  return (
    <Notice
      title={
        facility.from_import
          ? `Recorded from the paper register with ${facility.from_import.number}, no owner account`
          : 'Recorded from paper, no owner account'
      }
      action={
        mayMake && (
          <LinkButton to={paths.claimLetter(id)} variant="default">
            {claim_letter ? 'Make a new letter' : 'Make a letter for the owner'}
          </LinkButton>
        )
      }
    >
      {claim_letter ? (
        <p>
          {claim_letter.made_by} made a letter with a code for the owner. It is valid until{' '}
          {dayInWords(claim_letter.last_day)}.
        </p>
      ) : (
        <p>With a letter that has a code, the owner takes over the facility and its registration.</p>
      )}
    </Notice>
  )
}
