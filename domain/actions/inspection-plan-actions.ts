import type { InspectionAction } from './inspection-action.ts'

/** What those who plan do about an inspection. */
export const inspectionPlanActions = {
  'Plan inspection': {
    may: 'plan an inspection',
    offeredWhen: ['not planned'],
    leadsTo: 'planned',
    asks: ['a facility', 'why it is visited', 'a day and a team (optional)', 'whether the owner is told the day'],
    message: 'The inspection is planned',
    recordedAs: 'planned #',
    causes: { event: { text: 'Planned' } },
  },
  'Change plan': {
    may: 'plan an inspection',
    offeredWhen: ['planned'],
    leadsTo: null,
    asks: ['a day', 'a team', 'whether the owner is told the day'],
    message: 'The plan is changed',
    recordedAs: 'changed the plan of #',
    causes: { event: { text: 'Plan changed' } },
  },
  'Publish inspection': {
    may: 'plan an inspection',
    offeredWhen: ['done'],
    leadsTo: 'published',
    asks: [],
    message: 'The inspection is published',
    recordedAs: 'published #',
    causes: {
      event: { text: 'Published' },
      writesLetter: 'inspection report',
      notifiesOwner: {
        kind: 'inspection',
        title: 'The report of an inspection of your facility is there',
        about: 'facility',
        next: 'Read it, and say what you will do about each finding.',
      },
    },
  },
  'Cancel inspection': {
    may: 'plan an inspection',
    offeredWhen: ['planned', 'under way'],
    leadsTo: 'cancelled',
    asks: ['a reason'],
    message: 'The inspection is cancelled',
    recordedAs: 'cancelled #',
    causes: { event: { text: 'Cancelled' } },
  },
  'Reopen inspection': {
    may: 'plan an inspection',
    offeredWhen: ['cancelled'],
    leadsTo: 'under way',
    asks: ['a reason'],
    message: 'The inspection is under way again',
    recordedAs: 'reopened #',
    causes: { event: { text: 'Reopened' } },
  },
  'Discard findings': {
    may: 'plan an inspection',
    offeredWhen: ['cancelled'],
    leadsTo: null,
    asks: ['a reason'],
    message: 'What came after the visit was cancelled is discarded',
    recordedAs: 'discarded what came after # was cancelled',
    causes: { event: { text: 'Findings that came later were discarded' } },
  },
} as const satisfies Record<string, InspectionAction>
