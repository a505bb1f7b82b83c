import type { FormState, PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { PlainForm } from '../../features/accounts/sign-in/plain-form.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

interface StopEmailProps {
  portal: PortalSettings
  form: FormState
  token: string
  /** The change was stopped a moment ago. */
  isStopped?: boolean
}

/** Stops a change of email that somebody else asked for, which the link of a message to the old address leads to. */
export function StopEmail({ portal, form, token, isStopped }: StopEmailProps) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      {isStopped ? (
        <TitledPage title="The change is stopped" lead="You log in with the same email as before.">
          <p>
            Whoever asked for the change knows your password. If it was not you,{' '}
            <a href={paths.forgot()}>choose another password</a> now.
          </p>
        </TitledPage>
      ) : (
        <TitledPage
          title="Stop the change of your email"
          lead="Somebody who knows your password asked to log in with another email address."
        >
          <StopForm form={form} token={token} />
          <p>If it was you, there is nothing to do: close this page.</p>
        </TitledPage>
      )}
    </OpenPage>
  )
}

function StopForm({ form: { errors, ...form }, token }: Pick<StopEmailProps, 'form' | 'token'>) {
  return (
    <PlainForm
      name="stop-email"
      action={paths.stopEmail()}
      state={{ ...form, errors: {}, message: errors.token?.[0] ?? form.message }}
      fields={[]}
      submit="Stop the change"
      busy="Stopping"
    >
      <input type="hidden" name="token" value={token} />
    </PlainForm>
  )
}
