import type { CheckedPaper } from '@portal/contract/licences/checked-paper.ts'
import type { PublicKey } from '@portal/contract/licences/signed-licence/public-key.ts'
import type { FormState, PortalSettings } from '@portal/contract/public/signed-out-pages.ts'
import { PlainTextField } from '../../features/accounts/sign-in/plain-fields.tsx'
import { PlainForm } from '../../features/accounts/sign-in/plain-form.tsx'
import { CodeResult } from '../../features/licences/verification/code-result.tsx'
import styles from '../../features/licences/verification/code-scanner.module.css'
import { CodeScanner } from '../../features/licences/verification/code-scanner.tsx'
import { CompareTyped, VerificationResult } from '../../features/licences/verification/verification-result.tsx'
import { PortalBar } from '../../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../../features/settings/portal/portal-footer.tsx'
import { paths } from '../../paths.ts'
import layout from '../../ui/layout/layout.module.css'
import { OpenPage } from '../../ui/layout/open-page.tsx'
import { TitledPage } from '../../ui/layout/titled-page.tsx'
import { Template } from '../../ui/template.tsx'

interface VerifyProps {
  portal: PortalSettings
  form: FormState
  /** What was found; undefined before anything was entered. */
  checked?: CheckedPaper
  /** Somebody has sent a number and a check code. */
  isAsked?: boolean
  keys?: readonly PublicKey[]
}

const doNotBelong = 'Number and code do not belong together'

interface VerifyFormProps extends Pick<VerifyProps, 'form'> {
  /** Number and code were typed, and no paper has both. */
  isWrong?: boolean
}

function VerifyForm({ form: { typed, errors, message }, isWrong }: VerifyFormProps) {
  return (
    <PlainForm
      name="verify"
      method="get"
      action={paths.verify()}
      state={{ typed, errors, ...(message === undefined ? {} : { message }) }}
      fields={['number', 'code']}
      submit={isWrong ? 'Check again' : 'Check'}
      busy="Checking"
    >
      <PlainTextField
        name="number"
        label="Number"
        hint="As printed on the paper, for example NSMOH/PHF/00042/2026"
        autoComplete="off"
        value={typed.number}
        error={errors.number?.[0]}
        isRequired
      />
      <PlainTextField
        name="code"
        label="Check code"
        hint={
          isWrong
            ? 'Six letters and digits. Easily mistaken: 5 and S, 8 and B, 2 and Z. It has no 0, 1, I, L, O or U.'
            : 'Six letters and digits, for example K7M2QX. A licence from before this portal has none: leave it empty.'
        }
        autoComplete="off"
        value={typed.code}
        error={isWrong ? doNotBelong : errors.code?.[0]}
        isRequired
        isShort
      />
    </PlainForm>
  )
}

/** Checks the code in the address of the page, or one that is scanned here. All of it needs the script. */
function CodeChecker({ keys }: Required<Pick<VerifyProps, 'keys'>>) {
  return (
    <>
      <div id="published-keys" hidden data-keys={JSON.stringify({ keys })} />
      <noscript>
        <p>Have you scanned a code? Your browser runs no scripts, so please enter what is printed on the paper.</p>
      </noscript>
      <CodeResult />
      <Template id="check-another">
        <h2 id="check-next">Check another one</h2>
      </Template>
      <Template id="scanner">
        <CodeScanner />
      </Template>
    </>
  )
}

function CheckAnother() {
  return (
    <section aria-labelledby="next" className={`${layout.panel} ${layout.stack4} ${styles.again}`}>
      <h2 id="next">Check another one</h2>
      <VerifyForm form={{ typed: {}, errors: {} }} />
    </section>
  )
}

/** What the portal knows about what was typed, and the form for the next try. */
function Answer({ form, checked }: { form: FormState; checked: CheckedPaper }) {
  const { number, outcome, stated, same_number } = checked
  if (same_number?.length) {
    return (
      <TitledPage title={`${same_number.length} licences have this number`} lead={number}>
        {same_number.map((one) => (
          <section key={`${one.stated.facility_name} ${one.stated.address}`} className={layout.stack4}>
            <h2>{one.stated.facility_name}</h2>
            <VerificationResult checked={{ number, ...one }} />
          </section>
        ))}
        <CheckAnother />
      </TitledPage>
    )
  }
  if (!stated) {
    const isWrong = outcome === 'check what you typed'
    return (
      <TitledPage title="Check it again">
        <VerificationResult checked={checked} />
        <div className={`${layout.panel} ${layout.stack4} ${styles.again}`}>
          <VerifyForm form={form} isWrong={isWrong} />
          <a href={paths.verify()}>Scan the QR code instead</a>
        </div>
        {isWrong && <CompareTyped />}
      </TitledPage>
    )
  }
  return (
    <TitledPage title={stated.facility_name} lead={number}>
      <VerificationResult checked={checked} />
      <CheckAnother />
    </TitledPage>
  )
}

/** Checks a certificate or a temporary statement for anybody, without an account. */
export function Verify({ portal, form, checked, isAsked = false, keys = [] }: VerifyProps) {
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      {checked ? (
        <Answer form={form} checked={checked} />
      ) : (
        <TitledPage
          title="Check a licence"
          lead="A licensed facility displays its certificate where everybody can read it. Scan the code on it, or enter what is printed."
        >
          {!isAsked && <CodeChecker keys={keys} />}
          <div className={`${layout.panel} ${styles.again}`}>
            <VerifyForm form={form} />
          </div>
        </TitledPage>
      )}
    </OpenPage>
  )
}
