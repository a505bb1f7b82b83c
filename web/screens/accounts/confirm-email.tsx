import type { FormState, PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { PlainForm } from '../../features/accounts/sign-in/plain-form.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

interface ConfirmEmailProps {
  portal: PortalSettings
  form: FormState
  token: string
}

/** Confirms the new email of an account, which the link of a message leads to. */
export function ConfirmEmail({ portal, form: { errors, ...form }, token }: ConfirmEmailProps) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title="Confirm your new email" lead="From then on you log in with the address that got the message.">
        <PlainForm
          name="confirm-email"
          action={paths.confirmEmail()}
          state={{ ...form, errors: {}, message: errors.token?.[0] ?? form.message }}
          fields={[]}
          submit="Confirm"
          busy="Confirming"
        >
          <input type="hidden" name="token" value={token} />
        </PlainForm>
      </TitledPage>
    </OpenPage>
  )
}
