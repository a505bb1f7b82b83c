import type { FormState, PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { ForgotForm } from '../../features/accounts/sign-in/forgot-form.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

interface ForgotProps {
  portal: PortalSettings
  form: FormState
  /** The form was sent. */
  isSent?: boolean
  /** Without mail there is no link, only a code from the counter. */
  sendsMail: boolean
}

/** For people who have forgotten their password: a link by mail, or a code from the ministry's counter. */
export function Forgot({ portal, form, isSent, sendsMail }: ForgotProps) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      {sendsMail ? (
        <>
          <ForgotByMail form={form} isSent={isSent} />
          <h2>No message, or no access to your mail?</h2>
          <AtTheCounter />
        </>
      ) : (
        <TitledPage
          title="Forgot your password?"
          lead="The portal sends no mail at present, so it cannot send you a link."
        >
          <AtTheCounter />
        </TitledPage>
      )}
      <p>
        <a href={paths.signIn()}>Back to log in</a>
      </p>
    </OpenPage>
  )
}

function ForgotByMail({ form, isSent }: Pick<ForgotProps, 'form' | 'isSent'>) {
  return isSent ? (
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
  )
}

function AtTheCounter() {
  return (
    <>
      <p>
        Go to the ministry with something that shows who you are, for example your national identity card. An officer
        gives you a code with which you choose a new password within an hour.
      </p>
      <p>
        <a href={paths.reset()}>I have a code</a>
      </p>
    </>
  )
}
