import * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Consideration } from '@portal/contract/cases/consideration.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { hasBothVerdicts } from '@portal/domain/cases/verdicts.ts'
import { useState } from 'react'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useCallMutation } from '../../../api/use-call.ts'

/** What is chosen beside the application: the rest of the Consideration form has its dialog. */
type Findings = Partial<Pick<Consideration, 'information_verdict' | 'documents_verdict' | 'recommend_to_inspect'>>

interface Chosen {
  findings: Findings
  /** The version of the saved findings that the officer saw when choosing. */
  version: string | null
}

/**
 * The verdicts as they are saved and as they are being chosen. Nothing is sent before it is saved: with both verdicts a
 * pending application moves on. If somebody else saved meanwhile, what was chosen is dropped and theirs is shown.
 */
export function useVerdicts({ registration: { id, consideration } }: RegistrationDetails) {
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  const saved = consideration ?? undefined
  const seen = saved?.updated_at ?? null
  const save = useCallMutation(calls.considerRegistration, {
    success: registrationActions.Consider.message,
    recordVersion: chosen ? chosen.version : seen,
    onSuccess: () => setChosen(undefined),
    onProblem({ code, message }) {
      if (code === 'stale') setChosen(undefined)
      setProblem(message)
    },
  })
  const { information_verdict, documents_verdict, recommend_to_inspect } = { ...saved, ...chosen?.findings }
  return {
    information_verdict,
    documents_verdict,
    recommend_to_inspect,
    problem,
    isSaving: save.isPending,
    isChosen: chosen !== undefined,
    areSaved: chosen === undefined && hasBothVerdicts(saved ?? {}),
    choose(findings: Findings) {
      setProblem(undefined)
      setChosen({ findings: { ...chosen?.findings, ...findings }, version: chosen ? chosen.version : seen })
    },
    save() {
      if (!chosen) return setProblem('Choose a verdict first')
      const { permanent_secretary_comment, commissioner_approval } = saved ?? {}
      save.mutate({
        params: { id },
        body: {
          information_verdict,
          documents_verdict,
          recommend_to_inspect,
          permanent_secretary_comment,
          commissioner_approval,
        },
      })
    },
  }
}

export type Verdicts = ReturnType<typeof useVerdicts>
