import type { FormState, PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { ResetForm } from '../../features/accounts/sign-in/reset-form.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

interface ResetProps {
  portal: PortalSettings
  form: FormState
  /** The secret of the link; without it, the page asks for a code. */
  token?: string
}

/** A new password for somebody who has forgotten theirs. */
export function Reset({ portal, form, token }: ResetProps) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title="Choose a new password" lead="You are logged out everywhere, and log in with the new password.">
        <ResetForm state={form} token={token} />
        <p>
          <a href={paths.forgot()}>{token === undefined ? 'How to get a code' : 'Ask for a new link'}</a>
        </p>
      </TitledPage>
    </OpenPage>
  )
}
