import type { Standards } from '@portal/contract/catalogue/standards.ts'

/** Of a question of which nobody has said anything special. */
export const noStandards: Standards = {
  help: null,
  least_number: null,
  weight: 1,
  is_critical: false,
  may_not_apply: false,
  needs_photo: false,
  takes_evidence: false,
}
