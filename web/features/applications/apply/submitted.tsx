import layout from '../../../ui/layout/layout.module.css'
import { Section } from '../../../ui/layout/page.tsx'
import styles from './apply.module.css'

/** The reference of the submitted application. */
export function SubmittedPanel({ reference, facility }: { reference: string; facility: string }) {
  return (
    <div className={`${layout.stack1} ${styles.submitted}`}>
      <p>The reference of {facility} is</p>
      <p className={styles.reference}>{reference}</p>
      <p>Keep it: the ministry finds your application by it.</p>
    </div>
  )
}

/** Explains what the ministry does with an application. Spec §1. */
export function WhatHappensNext() {
  return (
    <Section title="What happens next">
      <ol className={`${layout.stack3} ${styles.steps}`}>
        <li>An officer of the ministry reviews what you entered and the documents you uploaded.</li>
        <li>
          The ministry may inspect the facility, or ask for something more. You read its remarks on the registration
          page.
        </li>
        <li>The ministry decides: approved, approved for a time, or declined with a reason.</li>
        <li>You find the decision on the registration page. Once approved, you print the certificate there.</li>
      </ol>
    </Section>
  )
}
