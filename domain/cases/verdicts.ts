/** The verdict on a referee, on the information provided, and on the documents. Spec §2, §5. */
export const verdicts = ['Satisfactory', 'Not-satisfactory'] as const

/** One of `verdicts`. */
export type Verdict = (typeof verdicts)[number]

/** The choices of `commissioner_approval` on the Consideration form. Spec §2. */
export const commissionerApprovals = ['Approved', 'Not approved'] as const

/** The choices of `recommend_to_inspect` on the Consideration form. Spec §2. */
export const inspectionRecommendations = ['Yes', 'No'] as const

/** Whether the Consideration form carries both verdicts, which brings a pending registration to 'Awaiting decision'. */
export function hasBothVerdicts(form: {
  information_verdict?: Verdict | null
  documents_verdict?: Verdict | null
}): boolean {
  return Boolean(form.information_verdict && form.documents_verdict)
}
