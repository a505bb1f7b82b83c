import type { FormState, PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { ForgotForm, type Ways } from '../../features/accounts/sign-in/forgot-form.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { buttonAttributes } from '../../ui/form/button.tsx'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

interface ForgotProps extends Partial<Ways> {
  portal: PortalSettings
  form: FormState
  /** The form was sent. */
  isSent?: boolean
}

/** For people who have forgotten their password: a link by mail or SMS, or a code from the ministry's counter. */
export function Forgot({ portal, form, isSent, sendsMail = false, sendsSms = false }: ForgotProps) {
  const ways = { sendsMail, sendsSms }
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      {ways.sendsMail || ways.sendsSms ? (
        <>
          <ForgotByMessage form={form} isSent={isSent} {...ways} />
          <h2>{ways.sendsMail ? 'No message, or no access to your mail?' : 'No message?'}</h2>
          <AtTheCounter isOnlyWay={false} />
        </>
      ) : (
        <TitledPage
          title="Forgot your password?"
          lead="The portal sends no mail at present, so it cannot send you a link."
        >
          <AtTheCounter isOnlyWay />
        </TitledPage>
      )}
      <p>
        <a href={paths.signIn()}>Back to log in</a>
      </p>
    </OpenPage>
  )
}

/** What the page says, by the ways that are set up. */
function wordsFor({ sendsMail, sendsSms }: Ways) {
  if (!sendsSms) {
    return {
      lead: 'Enter the email with which you log in.',
      sent: 'Look into your mail',
      text: 'If there is an account with the email that you entered, a message with a link is on its way. The link can be used once within 30 minutes. Look among unwanted mail too.',
    }
  }
  if (!sendsMail) {
    return {
      lead: 'Enter the phone number that you confirmed. Officers go to the ministry.',
      sent: 'Look at your phone',
      text: 'If an owner confirmed the phone number that you entered, an SMS with a link is on its way. The link can be used once within 30 minutes.',
    }
  }
  return {
    lead: 'Enter the email or the confirmed phone number with which you log in. Officers enter their email.',
    sent: 'Look into your mail or at your phone',
    text: 'If there is an account with what you entered, a link is on its way: by mail to an email, by SMS to a phone number that an owner confirmed. The link can be used once within 30 minutes. Look among unwanted mail too.',
  }
}

function ForgotByMessage({ form, isSent, ...ways }: Pick<ForgotProps, 'form' | 'isSent'> & Ways) {
  const { lead, sent, text } = wordsFor(ways)
  return isSent ? (
    <TitledPage title={sent}>
      <p>{text}</p>
    </TitledPage>
  ) : (
    <TitledPage title="Forgot your password?" lead={lead}>
      <ForgotForm state={form} {...ways} />
    </TitledPage>
  )
}

function AtTheCounter({ isOnlyWay }: { isOnlyWay: boolean }) {
  return (
    <>
      <p>
        Go to the ministry with something that shows who you are, for example your national identity card. An officer
        gives you a code with which you choose a new password within an hour.
      </p>
      <p>
        <a
          href={paths.reset()}
          {...buttonAttributes({ variant: isOnlyWay ? 'filled' : 'default', children: 'I have a code' })}
        />
      </p>
    </>
  )
}
