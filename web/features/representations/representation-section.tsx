import type { Representation } from '@portal/contract/entities/representation.ts'
import type { RegistrationDetails } from '../../api/registration-details.ts'
import { ViewFile } from '../../fields/view-file.tsx'
import { Day, Moment } from '../../ui/dates.tsx'
import { Panel, Section } from '../../ui/layout/page.tsx'
import { DialogButton } from './dialog-button.tsx'
import styles from './representations.module.css'

function Outcome({ of: { outcome, ended_at, decided_by, reason } }: { of: Representation }) {
  if (outcome === null || ended_at === null) return <p>No officer has decided on it yet.</p>
  if (outcome === 'overtaken') {
    return (
      <p>
        It was overtaken on <Day of={ended_at} />: the application was submitted again, decided or ended.
      </p>
    )
  }
  return (
    <>
      <p>
        <strong>The decision was {outcome}</strong> by {decided_by} on <Day of={ended_at} />:
      </p>
      <p className={styles.written}>{reason}</p>
    </>
  )
}

function Answer({ of: answer }: { of: Representation }) {
  return (
    <>
      <p className={styles.quiet}>
        {answer.made_by}, <Moment of={answer.made_at} />
      </p>
      <p className={styles.written}>{answer.text}</p>
      {answer.files.length > 0 && (
        <div className={styles.actions}>
          {answer.files.map((slug, index) => (
            <ViewFile key={slug} slug={slug} name={`document ${index + 1} of the answer`} />
          ))}
        </div>
      )}
      <Outcome of={answer} />
      {answer.may_add_files && <DialogButton name="Add a document" id={answer.id} />}
      {answer.offered.length > 0 && <DialogButton name="Decide on the answer" id={answer.id} />}
    </>
  )
}

/** The owner's answer to a decline, and what became of it; before that, the way to answer. */
export function RepresentationSection({ details }: { details: RegistrationDetails }) {
  const { representation, answer_until, registration } = details
  if (!representation && !answer_until) return null
  return (
    <Section id="answer" title="Answer to the decision">
      <Panel>
        <div className={styles.answer}>
          {representation && <Answer of={representation} />}
          {answer_until && (
            <>
              <p>
                If you do not agree with the decision, you can answer it once, until <Day of={answer_until} />. You can
                also put right what is missing and submit the application again.
              </p>
              <DialogButton name="Answer the decision" id={registration.id} />
            </>
          )}
        </div>
      </Panel>
    </Section>
  )
}
