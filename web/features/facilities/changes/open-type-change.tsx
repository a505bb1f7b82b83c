import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { useSession } from '../../../api/session.ts'
import { kindInWords } from '../../../fields/kind-in-words.ts'
import { paths } from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'

/** The change of type that a facility has asked for, with the way to its application. */
export function OpenTypeChange({ change }: { change: RegistrationBrief }) {
  const isOfficer = mayDo(useSession(), 'see the applications')
  return (
    <Notice
      title={kindInWords(change)}
      action={
        <LinkButton to={isOfficer ? paths.review(change.id) : paths.registration(change.id)} variant="default">
          See the application
        </LinkButton>
      }
    >
      <p>
        {change.reference} <StatusBadge {...change} />
      </p>
      <p>
        {change.status === registrationActions.Decline.leadsTo
          ? 'It was declined, so the licence stays as it is. Its application says why.'
          : 'The licence stays as it is until the change is approved.'}
      </p>
    </Notice>
  )
}
