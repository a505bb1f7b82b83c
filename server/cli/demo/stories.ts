import { storiesOfApplications } from './stories-of-applications.ts'
import { storiesOfLicences } from './stories-of-licences.ts'
import type { Story } from './story.ts'

/** Facilities that show every state in which a facility or its application can be. */
export const stories: readonly Story[] = [...storiesOfApplications, ...storiesOfLicences]
