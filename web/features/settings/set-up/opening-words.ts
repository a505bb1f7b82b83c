import type { TakesApplications } from '@portal/domain/applications/opening.ts'

interface Words {
  label: string
  title: string
  submit: string
  lead: string
}

/** What an officer reads who opens the portal to owners, or closes it. */
export const openingWords: Record<TakesApplications, Words> = {
  yes: {
    label: 'Open to owners',
    title: 'Open the portal to owners?',
    submit: 'Open the portal',
    lead: 'Owners can submit applications from now on, also those that they have prepared.',
  },
  'not yet': {
    label: 'Close until it is ready',
    title: 'Close the portal until it is ready?',
    submit: 'Close the portal',
    lead: 'Owners can still prepare applications, and correct what was returned to them. They cannot submit anything new, renewals included, until you open the portal.',
  },
}
