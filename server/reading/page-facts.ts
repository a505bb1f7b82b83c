import type { ReviewedContents } from '@portal/contract/cases/application-review.ts'
import type { Invoice } from '@portal/contract/money/invoice.ts'
import type { Payment } from '@portal/contract/money/payment.ts'
import type { SectionCounts } from '@portal/domain/applications/section-counts.ts'
import type { Brief } from '../records/applications/registration-briefs.ts'
import type { Settings } from '../records/settings/settings.ts'

/** What the page shows and an action has read or written already, so that no row is read twice. It must be as it is now. */
export interface PageFacts {
  settings?: Settings
  counts?: SectionCounts
  invoice?: Invoice | null
  payments?: Payment[]
  brief?: Brief
  /** What was approved just now. */
  approved?: ReviewedContents
}
