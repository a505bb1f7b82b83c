import type { Representation } from '@portal/contract/standing/representation.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { contestedInWords } from '@portal/domain/standing/representations.ts'
import { ViewFile } from '../../../fields/view-file.tsx'
import { Day, Moment } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { AddFileButton, DecideButton } from './dialog-button.tsx'
import styles from './representations.module.css'

const overtaken = {
  decline: 'the application was submitted again, decided or ended',
  penalty: 'the penalty was waived',
  suspension: 'the suspension was lifted',
  sealing: 'the sealing was lifted',
  revocation: 'the revocation was lifted',
} as const satisfies Record<Representation['against'], string>

function Outcome({ of: { against, outcome, ended_at, decided_by, reason, taken_by } }: { of: Representation }) {
  if (outcome === null || ended_at === null) {
    return (
      <p>No officer has decided on it yet. If the ministry has another officer than {taken_by}, that one decides.</p>
    )
  }
  if (outcome === 'overtaken') {
    return (
      <p>
        Before an officer decided on it, {overtaken[against]} on <Day of={ended_at} />.
      </p>
    )
  }
  return (
    <>
      <p>
        <strong>The decision was {outcome}</strong> by {decided_by} on <Day of={ended_at} />:
      </p>
      <p className={textStyles.written}>{reason}</p>
    </>
  )
}

/** A representation, what it is against, what became of it, and what can be done with it. */
export function OneRepresentation({ of: representation }: { of: Representation }) {
  const { against, taken_at, taken_by, made_by, made_at, text, files, offered, may_add_files, id } = representation
  return (
    <div className={styles.representation}>
      <p>
        <strong>Against {contestedInWords(against, lagosDate(Date.parse(taken_at)))}</strong>, decided by {taken_by}
      </p>
      <p className={textStyles.written}>{text}</p>
      <p className={textStyles.quiet}>
        {made_by}, <Moment of={made_at} />
      </p>
      {files.length > 0 && (
        <div className={layout.row3}>
          {files.map((slug, index) => (
            <ViewFile key={slug} slug={slug} name={`document ${index + 1} of the representation`} />
          ))}
        </div>
      )}
      <Outcome of={representation} />
      {may_add_files && <AddFileButton id={id} />}
      {offered.length > 0 && <DecideButton representation={representation} />}
    </div>
  )
}
