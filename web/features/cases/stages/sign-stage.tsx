import * as calls from '@portal/contract/cases/calls/stages.ts'
import type { StagesOnPage } from '@portal/contract/cases/stage-on-page.ts'
import { type SignOffVerdict, signOffVerdicts } from '@portal/domain/cases/stages.ts'
import { useState } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useCallMutation } from '../../../api/use-call.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Textarea } from '../../../ui/form/inputs.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import layout from '../../../ui/layout/layout.module.css'
import text from '../../../ui/text.module.css'
import { SendBack } from './send-back.tsx'
import { verdictWords } from './stage-words.ts'

const choices = signOffVerdicts.map((verdict) => verdictWords[verdict])

/** Whether the officer signs the present stage of the application, or can send it back. */
export function mayMoveOn({ present, back_to }: StagesOnPage): boolean {
  return Boolean(present?.may_sign) || back_to.length > 0
}

interface SigningProps {
  registrationId: number
  stages: StagesOnPage
  present: NonNullable<StagesOnPage['present']>
  hasUnsavedVerdicts: boolean
}

/** What the signer of the present stage says of the application. Nothing is chosen before it is clicked. */
function Signing({ registrationId, stages: { round, stages }, present, hasUnsavedVerdicts }: SigningProps) {
  const [verdict, setVerdict] = useState<SignOffVerdict>()
  const [remark, setRemark] = useState('')
  const [problem, setProblem] = useState<string>()
  const sign = useCallMutation(calls.signStage, {
    success: ({ message }) => message,
    onProblem: ({ message, errors }) => setProblem(errors.remark?.[0] ?? message),
  })
  const name = stages.find(({ id }) => id === present.id)?.name
  function send() {
    if (!verdict) return setProblem('Choose what you say of this application')
    if (hasUnsavedVerdicts) return setProblem('Save the verdicts above first, then sign')
    setProblem(undefined)
    sign.mutate({ params: { id: registrationId }, body: { stage_id: present.id, round, verdict, remark } })
  }
  return (
    <div className={layout.stack3}>
      <Segmented
        legend={`Your sign-off: ${name}`}
        note={verdict ? undefined : 'Not given yet'}
        name="sign_off"
        choices={choices}
        value={verdict && verdictWords[verdict]}
        onChoose={(chosen) => setVerdict(signOffVerdicts.find((one) => verdictWords[one] === chosen))}
      />
      <Textarea
        label={verdict === 'do not agree' ? 'Why you do not agree' : 'Remark (optional)'}
        description="For officers. The owner does not read it."
        rows={2}
        maxLength={2000}
        value={remark}
        onChange={({ currentTarget }) => setRemark(currentTarget.value)}
      />
      <div role="alert">{problem && <p className={text.error}>{problem}</p>}</div>
      <Button
        variant={verdict ? 'filled' : 'outline'}
        aria-busy={sign.isPending || undefined}
        onClick={sign.isPending ? undefined : send}
      >
        Sign
      </Button>
    </div>
  )
}

/**
 * For whoever signs the present stage: the sign-off, and sending back. For whoever cannot sign it yet: why. Once all are signed:
 * sending back.
 */
export function SignStage({
  details: { registration, stages },
  hasUnsavedVerdicts,
}: {
  details: RegistrationDetails
  /** A verdict was chosen on the page, and not saved. */
  hasUnsavedVerdicts: boolean
}) {
  if (!stages || !mayMoveOn(stages)) return null
  const { present, back_to, round } = stages
  const key = `${present?.id} ${round}`
  return (
    <section aria-label="Sign-off" className={layout.stack3}>
      {present?.may_sign && (
        <Signing key={key} registrationId={registration.id} {...{ stages, present, hasUnsavedVerdicts }} />
      )}
      {present?.obstacle && <p className={text.quiet}>{present.obstacle}.</p>}
      {back_to.length > 0 && (
        <SendBack registrationId={registration.id} stageId={present?.id ?? null} round={round} earlier={back_to} />
      )}
    </section>
  )
}
