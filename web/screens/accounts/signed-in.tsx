import type { PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import type { Session } from '../../api/session.ts'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

interface SignedInProps {
  portal: PortalSettings
  /** The session that the script stores before it redirects. */
  session: Pick<Session, 'token' | 'duties' | 'must_change_password' | 'must_set_up_second_factor'> & {
    user: Pick<Session, 'id' | 'first_name' | 'privilege_type'>
  }
  to: string
}

/** The reply to a sign-in form that was sent without JavaScript. Its script starts the session and opens the portal. */
export function SignedIn({ portal, session, to }: SignedInProps) {
  const { token, user } = session
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title={`Welcome back, ${user.first_name}`}>
        <p>The portal opens in a moment.</p>
        <p>
          If it does not, your browser did not run the portal’s script. Signing in works without it, but filling in and
          sending applications does not. Turn JavaScript on, or use another browser, and <a href="/">log in again</a>.
        </p>
        <data
          hidden
          data-token={token}
          data-id={user.id}
          data-first-name={user.first_name}
          data-privilege-type={user.privilege_type}
          data-duties={session.duties.join(' ')}
          data-must-change-password={session.must_change_password}
          data-must-set-up-second-factor={session.must_set_up_second_factor ?? false}
          data-to={to}
        />
      </TitledPage>
    </OpenPage>
  )
}
