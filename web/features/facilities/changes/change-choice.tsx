import type { Reply } from '@portal/contract/call.ts'
import type { listChangeChoices } from '@portal/contract/facilities/calls/changes-of-kind.ts'
import { changeKindWords } from '@portal/domain/facilities/change-kinds.ts'
import { changeRuleInWords } from '@portal/domain/facilities/change-rules.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/page.tsx'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { AskForChange } from './ask-for-change.tsx'
import { ChangeOfKind, type ChangingFacility } from './change-of-kind.tsx'

type Choice = Reply<typeof listChangeChoices>['data']['kinds'][number]

/** What the rule of a kind means, as a sentence: 'It holds once an officer accepts it.' */
function ruleSentence({ rule, fee }: Choice): string {
  if (rule.decided_by === 'at once') return 'It holds as soon as you send it.'
  // Where the ministry has no fee, nothing is charged, whatever the rule says.
  const isFree = fee === null || fee === 0
  const words = `It ${changeRuleInWords({ ...rule, is_charged: rule.is_charged && !isFree })}.`
  const price = isFree ? '' : ` The fee is ${formatNaira(fee)}.`
  const next = rule.documents.length === 0 ? '' : ' What must be sent with it is sent in the next step.'
  return `${words}${price}${next}`
}

interface ChangeChoiceProps {
  choice: Choice
  facility: ChangingFacility
  isRecorded: boolean
  /** The fields of the contacts, as the page of the facility asks for them. */
  contactFields: ReactNode
}

/** Something that can be changed: what it needs, and how it begins. */
export function ChangeChoice({ choice, facility, isRecorded, contactFields }: ChangeChoiceProps) {
  const navigate = useNavigate()
  const { kind, rule, why_not, request_id } = choice
  const what = changeKindWords[kind]
  const explanation = isRecorded ? 'It holds at once.' : ruleSentence(choice)
  const label = (
    <>
      Change<VisuallyHidden> {what}</VisuallyHidden>
    </>
  )
  const onSent = ({ data }: { data: { id: number } }) => navigate(paths.change(data.id))
  const sent = { label, explanation, onSent, facility }
  return (
    <Panel>
      <div className={layout.stack2}>
        <h2>{sentenceCase(what)}</h2>
        {why_not === null && <p className={textStyles.quiet}>{explanation}</p>}
        {why_not !== null && <p>{why_not}.</p>}
        {request_id !== null && (
          <p>
            <Link to={paths.change(request_id)}>Open the request</Link>
          </p>
        )}
        {why_not === null && (
          <div>
            {kind === 'details' ? (
              <AskForChange {...sent} action={isRecorded ? 'Record change' : 'Ask for a change'} />
            ) : (
              <ChangeOfKind
                {...sent}
                kind={kind}
                isRecorded={isRecorded}
                holdsAtOnce={isRecorded || rule.decided_by === 'at once'}
                contactFields={contactFields}
              />
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}
