import type { FormState, PortalSettings, SignInNews } from '@portal/contract/public/signed-out-pages.ts'
import { ApplicationSteps } from '../../features/accounts/sign-in/application-steps.tsx'
import styles from '../../features/accounts/sign-in/ministry-introduction.module.css'
import { MinistryIntroduction } from '../../features/accounts/sign-in/ministry-introduction.tsx'
import { SignInForm } from '../../features/accounts/sign-in/sign-in-form.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FrontPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'

interface SignInProps {
  portal: PortalSettings
  form: FormState
  /** The return address: the page where the session ended. */
  back?: string
  /** Why the person comes; it is said until they have logged in. */
  news?: SignInNews
  sendsSms?: boolean
}

const newsInWords = {
  registered: { title: 'Your account is open', text: 'Log in with the email and the password that you chose.' },
  reset: { title: 'Your password is changed', text: 'Log in with the new one.' },
  email: { title: 'Your email is confirmed', text: 'Log in with the new one from now on.' },
} as const satisfies Record<SignInNews, { title: string; text: string }>

/** The start page with the sign-in form. Spec §2. */
export function SignIn({ portal, form, back, news, sendsSms = false }: SignInProps) {
  return (
    <FrontPage about={<MinistryIntroduction portal={portal} />} footer={<PortalFooter portal={portal} />}>
      <TitledPage title="Log in" lead={back && 'Please log in to continue where you were.'}>
        {news && (
          <Notice tone="success" title={newsInWords[news].title}>
            <p>{newsInWords[news].text}</p>
          </Notice>
        )}
        <SignInForm action={news ? `/?${news}=told` : paths.signIn(back)} state={form} sendsSms={sendsSms} />
        <p>
          <a href={paths.forgot()}>Forgot your password?</a>
        </p>
        <p>
          New here? <a href={paths.register()}>Create an account</a>
        </p>
      </TitledPage>
      <section className={styles.onPhones}>
        <h2>How you get a licence</h2>
        <ApplicationSteps />
      </section>
    </FrontPage>
  )
}
