import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { Day } from '../../../ui/dates.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { ContestButton } from './dialog-button.tsx'
import { OneRepresentation } from './one-representation.tsx'
import styles from './representations.module.css'

/** The owner's representation against a decline, and what became of it; before that, the way to make one. */
export function RepresentationSection({ details }: { details: RegistrationDetails }) {
  const { representation, contest_until, registration } = details
  if (!representation && !contest_until) return null
  return (
    <Section id="representation" title="Representation">
      <Panel>
        {representation && <OneRepresentation of={representation} />}
        {contest_until && (
          <div className={styles.representation}>
            <p>
              If you do not agree with the decision, you can make a representation against it, once, until{' '}
              <Day of={contest_until} />. You can also put right what is missing and submit the application again.
            </p>
            <ContestButton contested={{ against: 'decline', registration_id: registration.id }} />
          </div>
        )}
      </Panel>
    </Section>
  )
}
