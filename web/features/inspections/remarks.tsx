import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { ViewFile } from '../../fields/view-file.tsx'
import { Moment } from '../../ui/dates.tsx'
import layout from '../../ui/layout/layout.module.css'
import textStyles from '../../ui/text.module.css'

/** The corrections of an inspection after it was done, the oldest first. */
export function Addenda({ of }: { of: InspectionDetails['addenda'] }) {
  return (
    <ol className={`${layout.stack4} ${layout.list}`}>
      {of.map(({ id, text, reason, by, at }) => (
        <li key={id} className={layout.stack1}>
          <p className={textStyles.written}>{text}</p>
          <p className={textStyles.note}>Why: {reason}</p>
          <p className={textStyles.note}>
            {by}, <Moment of={at} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** What the owner says is not right in the report, and the answer. */
export function OwnerComments({ of }: { of: NonNullable<InspectionDetails['comments']> }) {
  return (
    <div className={layout.stack4}>
      <div className={layout.stack2}>
        <p className={textStyles.written}>{of.text}</p>
        <p className={textStyles.note}>
          {of.by}, <Moment of={of.at} />
        </p>
        {of.files.length > 0 && (
          <div className={layout.row2}>
            {of.files.map((slug, index) => (
              <ViewFile key={slug} slug={slug} name={`document ${index + 1} of the comments`} />
            ))}
          </div>
        )}
      </div>
      {of.answer === null || of.answered_at === null ? (
        <p>No inspector has answered yet.</p>
      ) : (
        <div className={layout.stack1}>
          <p>
            <strong>Answer</strong> by {of.answered_by}, <Moment of={of.answered_at} />:
          </p>
          <p className={textStyles.written}>{of.answer}</p>
        </div>
      )}
    </div>
  )
}
