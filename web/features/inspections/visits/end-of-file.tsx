import { type Recommendation, recommendations } from '@portal/domain/inspections/inspections.ts'
import { canRecommend, needsCorrection } from '@portal/domain/inspections/visits.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { useState } from 'react'
import { useCallMutation } from '../../../api/use-call.ts'
import { finishInspection } from '../../../api/visits/visit-calls.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { ChoiceInput } from '../../../ui/form/inputs.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import type { Taken } from './file-conflicts.tsx'

interface EndProps {
  of: Taken
  onEnd: () => void
}

/** Ends a visit that came from a file, with what the inspector recommended and wrote on the phone. For an officer of the team. */
export function EndOfFile({ of: { data, end }, onEnd }: EndProps) {
  const offered = recommendations.filter((one) => canRecommend(data.kind, one))
  const [ownChoice, setChosen] = useState<Recommendation>()
  const chosen = ownChoice ?? end?.recommendation ?? undefined
  const [isMissing, setMissing] = useState(false)
  const finish = useCallMutation(finishInspection, { success: ({ message }) => message, onSuccess: onEnd })
  const failing = new Set(data.findings.flatMap((one) => (needsCorrection(one.outcome) ? [one.sub_list_id] : [])))
  const actions = (end?.actions ?? []).filter(({ sub_list_id }) => failing.has(sub_list_id))
  const unanswered = data.questions.length - data.findings.length

  function send() {
    if (!chosen) return setMissing(true)
    const expects = { findings: data.findings.length, photos: data.photos.length }
    const departed_at = end?.departed_at ?? new Date().toISOString()
    const body = { recommendation: chosen, unanswered, departed_at, expects, actions }
    finish.mutate({ params: { id: data.id }, body })
  }

  return (
    <section className={layout.stack2} aria-label="End of the visit">
      <p>
        <strong>End the visit.</strong>{' '}
        {unanswered > 0 &&
          byNumber(unanswered, {
            one: '# question has no finding. It becomes “not seen”, which counts as not met. ',
            other: '# questions have no finding. They become “not seen”, which counts as not met. ',
          })}
        {actions.length > 0 &&
          byNumber(actions.length, {
            one: '# corrective action is taken over in the words of the file. ',
            other: '# corrective actions are taken over in the words of the file. ',
          })}
        Afterwards nothing of the visit can be changed.
      </p>
      <fieldset className={layout.stack1}>
        <legend className={textStyles.label}>
          {end?.recommendation ? 'What the inspector recommended on the phone' : 'What do you recommend?'}
        </legend>
        {offered.map((one) => (
          <ChoiceInput
            key={one}
            type="radio"
            name="recommendation"
            label={sentenceCase(one)}
            checked={chosen === one}
            onChange={() => setChosen(one)}
          />
        ))}
      </fieldset>
      {(isMissing && !chosen) || finish.error ? (
        <p className={textStyles.error} role="alert">
          {finish.error?.message ?? 'Choose what you recommend'}
        </p>
      ) : null}
      <div>
        <BusyButton busy={finish.isPending && 'Ending the visit'} onClick={send}>
          End the visit
        </BusyButton>
      </div>
    </section>
  )
}
