import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Submission } from '@portal/contract/applications/submission.ts'
import type { SubList } from '@portal/contract/catalogue/sub-list.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { evidenceInWords, mayAttachEvidence } from '@portal/domain/applications/answer-evidence.ts'
import { Suspense, useState } from 'react'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { useSession } from '../../../api/session.ts'
import { EvidenceFile } from '../../../fields/evidence-file.tsx'
import { useAsksEvidence } from '../../../fields/item-notes.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './answer-evidence.module.css'

const EvidenceDialog = lazyPart(async () => (await import('./evidence-dialog.tsx')).EvidenceDialog)

interface EvidenceProps {
  question: Pick<SubList, 'id' | 'sub_list' | 'takes_evidence'>
  /** The saved answer. */
  submission: Submission | undefined
}

/** The photo or file beside an answer: added, replaced and removed by the owner, where the question or an officer asks for it. */
export function AnswerEvidence({ question, submission }: EvidenceProps) {
  const isAskedFor = useAsksEvidence()(question.id)
  const isOwner = mayDo(useSession(), 'attach evidence')
  const [isAdding, setIsAdding] = useState(false)
  const evidence = submission?.evidence ?? undefined
  const { takes_evidence, sub_list } = question
  if (!mayAttachEvidence({ takes_evidence, isAskedFor, isAttached: evidence !== undefined })) return null
  if (!isOwner) return evidence ? <EvidenceFile evidence={evidence} question={sub_list} /> : null
  if (!submission) {
    return <p className={`${styles.evidence} ${textStyles.note}`}>Answer it, then you can add a photo or file.</p>
  }
  const ofQuestion = <VisuallyHidden> to “{sub_list}”</VisuallyHidden>
  return (
    <div className={styles.evidence}>
      {evidence ? (
        <>
          <EvidenceFile evidence={evidence} question={sub_list} />
          <Button variant="subtle" isCompact onClick={() => setIsAdding(true)}>
            Replace<VisuallyHidden> what is added</VisuallyHidden>
            {ofQuestion}
          </Button>
          <ConfirmedButton
            call={calls.removeEvidence}
            sent={{ params: { id: submission.id } }}
            label={
              <>
                Remove<VisuallyHidden> what is added</VisuallyHidden>
                {ofQuestion}
              </>
            }
            isCompact
            title={`Remove the ${evidenceInWords(evidence).toLowerCase()}?`}
            confirm="Remove"
            success="Removed from the answer"
          >
            <p>The answer stays.</p>
          </ConfirmedButton>
        </>
      ) : (
        <Button variant="default" isCompact icon={<Icon name="plus" size={16} />} onClick={() => setIsAdding(true)}>
          Add a photo or file{ofQuestion}
        </Button>
      )}
      {isAdding && (
        <Suspense>
          <EvidenceDialog
            submission={submission}
            question={sub_list}
            isReplacing={evidence !== undefined}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
