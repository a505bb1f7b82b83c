import * as calls from '@portal/contract/calls/submissions.ts'
import type { Serve } from '../../http/context.ts'
import { listSubmissions } from '../../records/submissions.ts'
import { showRequirementQuestions } from './show-requirement-questions.ts'
import { submitAnswer } from './submit-answer.ts'

/** The questions of the requirements and their answers. Spec §7. */
export function submissionRoutes(serve: Serve): void {
  serve(calls.showRequirementQuestions, showRequirementQuestions)
  serve(calls.listSubmissions, async ({ db }, { query }) => ({ data: await listSubmissions(db, query) }))
  serve(calls.submitAnswer, submitAnswer)
}
