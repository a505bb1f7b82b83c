import type { FormState, PortalSettings } from '@portal/contract/signed-out-pages.ts'
import { ForgotForm } from '../features/account/forgot-form.tsx'
import { PortalBar } from '../features/portal/portal-bar.tsx'
import { PortalFooter } from '../features/portal/portal-footer.tsx'
import { paths } from '../paths.ts'
import { OpenPage } from '../ui/layout/open-page.tsx'
import { TitledPage } from '../ui/layout/titled-page.tsx'

interface ForgotProps {
  portal: PortalSettings
  form: FormState
  /** The form was sent. */
  isSent?: boolean
}

/** For people who have forgotten their password: a link by mail, or a code from the ministry's counter. */
export function Forgot({ portal, form, isSent }: ForgotProps) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      {isSent ? (
        <TitledPage title="Look into your mail">
          <p>
            If there is an account with the email that you entered, a message with a link is on its way. The link can be
            used once within 30 minutes. Look among unwanted mail too.
          </p>
        </TitledPage>
      ) : (
        <TitledPage title="Forgot your password?" lead="Enter the email with which you log in.">
          <ForgotForm state={form} />
        </TitledPage>
      )}
      <h2>No message, or no access to your mail?</h2>
      <p>
        Go to the ministry with something that shows who you are, for example your national identity card. An officer
        gives you a code with which you choose a new password within an hour.
      </p>
      <p>
        <a href={paths.reset()}>I have a code</a>
      </p>
      <p>
        <a href={paths.signIn()}>Back to log in</a>
      </p>
    </OpenPage>
  )
}
