import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import type { ReactNode } from 'react'
import { Day } from '../../../ui/dates.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { AllFindings } from '../all-findings.tsx'
import { ClassBadge } from '../badges.tsx'
import { scoreInWords } from '../inspection-words.ts'
import { Addenda, OwnerComments } from '../remarks.tsx'
import { ScoreByPart } from '../score-by-part.tsx'
import { CommentOnReport } from './comment-on-report.tsx'
import styles from './report.module.css'
import { classMeanings } from './report-words.ts'

interface ReportProps {
  inspection: InspectionDetails
}

function Result({ inspection, papers }: ReportProps & { papers: ReactNode }) {
  const { score, class: reached, critical_failures, parts, next_visit_on } = inspection
  return (
    <Panel>
      <section aria-label="Result" className={layout.stack3}>
        <div className={`${layout.row3} ${layout.between}`}>
          <span className={styles.score}>{scoreInWords(score)}</span>
          {reached && <ClassBadge of={reached} />}
        </div>
        <p>{reached ? classMeanings[reached] : 'Only a part of the checklist was visited. It changes no class.'}</p>
        {critical_failures > 0 && (
          <p>
            {byNumber(critical_failures, {
              one: 'One standard that protects lives is not met.',
              other: '# standards that protect lives are not met.',
            })}
          </p>
        )}
        {next_visit_on && (
          <p className={textStyles.note}>
            The next visit is due from <Day of={next_visit_on} />.
          </p>
        )}
        {parts.length > 0 && (
          <Disclosure label="Score by part">
            <ScoreByPart parts={parts} />
          </Disclosure>
        )}
        {papers}
      </section>
    </Panel>
  )
}

function Comments({ inspection: { id, facility_id, comments, comments_until, offered } }: ReportProps) {
  if (comments) return <OwnerComments of={comments} />
  if (!offered.includes('Comment on inspection')) return <p>The time to comment on this report is over.</p>
  return (
    <div className={layout.stack4}>
      <p>
        If the report says something that is not so, tell the ministry. You can do this once
        {comments_until && (
          <>
            , until <Day of={comments_until} />
          </>
        )}
        . Another inspector answers.
      </p>
      <Disclosure label="Comment on the report">
        <CommentOnReport id={id} facility_id={facility_id} />
      </Disclosure>
    </div>
  )
}

interface OwnerReportProps extends ReportProps {
  /** Buttons that open the report as a PDF. */
  papers: ReactNode
  /** What is to be put right. */
  toPutRight: ReactNode
}

/** The report of an inspection for the facility's owner. */
export function OwnerReport({ inspection, papers, toPutRight }: OwnerReportProps) {
  const { actions, addenda } = inspection
  return (
    <>
      <Result inspection={inspection} papers={papers} />
      <Section id="to-put-right" title="What to put right">
        {actions.length === 0 ? (
          <Panel>
            <p>Nothing is to be put right.</p>
          </Panel>
        ) : (
          toPutRight
        )}
      </Section>
      <AllFindings inspection={inspection} />
      {addenda.length > 0 && (
        <Section title="Corrections of the report">
          <Panel>
            <Addenda of={addenda} />
          </Panel>
        </Section>
      )}
      <Section id="comments" title="Your comments">
        <Panel>
          <Comments inspection={inspection} />
        </Panel>
      </Section>
    </>
  )
}
