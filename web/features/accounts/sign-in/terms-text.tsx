import textStyles from '../../../ui/text.module.css'

/** The terms of use. When you change them, also change their version in the settings. */
export function TermsText({ ministry }: { ministry: string }) {
  return (
    <div className={textStyles.prose}>
      <h2>Who may use this portal</h2>
      <p>Owners and managers of private health facilities in the state, and officers of {ministry}.</p>
      <h2>What you agree to</h2>
      <ul>
        <li>What you tell us is true and complete, and you correct it when it changes.</li>
        <li>You upload only documents that belong to your facility and that you may share with us.</li>
        <li>You keep your password to yourself. Tell us at once if somebody else may know it.</li>
        <li>A false statement may lead to refusal or withdrawal of a licence and to a penalty under the law.</li>
      </ul>
      <h2>What we do with your information</h2>
      <p>
        We use it to register, inspect and license health facilities, and to reach you about your application. The
        names, types and places of licensed facilities are public. Documents and contact details of persons are seen
        only by you and by officers who work on your application.
      </p>
      <p>
        You may ask us what we hold about you, and have mistakes put right, under the Nigeria Data Protection Act 2023.
      </p>
      <h2>What the portal does not decide</h2>
      <p>Sending an application does not license a facility. A facility is licensed when {ministry} has approved it.</p>
    </div>
  )
}
