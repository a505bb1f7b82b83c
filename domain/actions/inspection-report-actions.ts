import { finishedInspectionStatuses } from '../inspections/inspections.ts'
import type { InspectionAction } from './inspection-action.ts'

/** What is said about an inspection once it is done. */
export const inspectionReportActions = {
  'Add addendum': {
    may: 'carry out an inspection',
    offeredWhen: finishedInspectionStatuses,
    leadsTo: null,
    asks: ['a correction', 'a reason'],
    message: 'The addendum is added',
    recordedAs: 'added an addendum to #',
    causes: { event: { text: 'Addendum' } },
  },
  'Comment on inspection': {
    may: 'comment on an inspection',
    offeredWhen: ['published'],
    leadsTo: null,
    asks: ['what is not right in the report', 'documents (optional)'],
    message: 'Your comments are sent',
    recordedAs: 'commented on #',
    causes: {
      event: { text: 'The owner commented' },
      notifiesOfficers: {
        capability: 'carry out an inspection',
        kind: 'inspection',
        title: 'An owner commented on an inspection',
      },
    },
  },
  'Answer comments': {
    may: 'carry out an inspection',
    offeredWhen: ['published'],
    leadsTo: null,
    asks: ['an addendum, or why nothing changes'],
    message: 'The comments are answered',
    recordedAs: 'answered the comments on #',
    causes: {
      event: { text: 'The comments were answered' },
      notifiesOwner: {
        kind: 'inspection',
        title: 'The ministry answered your comments on an inspection',
        about: 'facility',
      },
    },
  },
} as const satisfies Record<string, InspectionAction>
