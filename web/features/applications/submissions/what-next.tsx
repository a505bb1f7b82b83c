import type { Part } from '@portal/contract/catalogue/part.ts'
import type { Requirement } from '@portal/contract/catalogue/requirement.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { LinkButton } from '../../../ui/layout/link-button.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './what-next.module.css'

interface NextProps {
  /** The numbers of the questions without an answer. */
  missing: number[]
  /** How many answers are kept on this phone and not sent. */
  unsent: number
  /** The requirement to answer next; undefined if no other is open. */
  next: (Requirement & { part: Part }) | undefined
  facilityId: number
  registrationId: number
  /** The part of the current requirement. */
  partId: number
}

/** The words for what is missing: 'Questions 2 and 4 are not answered.' */
function missingWords(missing: number[]): string {
  if (missing.length === 1) return `Question ${missing[0]} is not answered.`
  return `Questions ${new Intl.ListFormat('en-GB').format(missing.map(String))} are not answered.`
}

/** The words when nothing is missing: that everything has arrived, or how much has not. */
function completeWords(unsent: number): string {
  if (unsent === 0) return 'Submitted! Proceed with the registration'
  return byNumber(unsent, {
    one: 'Answered. One answer is on this phone and not sent yet.',
    other: 'Answered. # answers are on this phone and not sent yet.',
  })
}

/** Whether the requirement is complete, and the link to the next one, in this part or another, or to the registration. */
export function WhatNext({ missing, unsent, next, facilityId, registrationId, partId }: NextProps) {
  const isComplete = missing.length === 0
  return (
    <section
      className={`${layout.stack3} ${styles.next}`}
      aria-label="What is next"
      data-complete={isComplete || undefined}
    >
      <p className={styles.words} role="status">
        {isComplete && <Icon name="check" />}
        {isComplete ? completeWords(unsent) : missingWords(missing)}
      </p>
      <div className={`${layout.row3} ${styles.buttons}`}>
        <LinkButton
          to={next ? paths.answerAllQuestions(next.id, facilityId) : paths.registration(registrationId)}
          variant={isComplete ? 'filled' : 'default'}
          iconAfter={<Icon name="right" size={16} />}
        >
          {isComplete ? 'Continue' : 'Answer the rest later'}
        </LinkButton>
      </div>
      <p className={textStyles.note}>
        {next && isComplete && 'Proceed with other requirements. '}
        {!next && 'Every question is answered. '}
        {next ? `Next: ${next.list}` : 'Next: staff, documents and payment'}
        {next && next.part.id !== partId && `, in ${next.part.designation}: ${next.part.part_name}`}
      </p>
    </section>
  )
}
