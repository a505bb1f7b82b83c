import type { CheckedPaper } from '@portal/contract/replies/checked-paper.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { outcomeInWords } from './outcome-words.ts'
import { PaperDetails } from './paper-details.tsx'
import { paperRows } from './paper-rows.ts'

/** What the portal knows about a paper: the outcome first, then what must be printed on it. */
export function VerificationResult({ checked: { number, outcome, stated } }: { checked: CheckedPaper }) {
  const { tone, title, text } = outcomeInWords(outcome, stated?.kind)
  return (
    <>
      <Notice tone={tone} title={title}>
        <p>{text}</p>
      </Notice>
      {stated && <PaperDetails rows={paperRows({ number, ...stated })} />}
    </>
  )
}
