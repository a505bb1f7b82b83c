import type { InspectionAction, InspectionState } from './inspection-action.ts'

const onSite = ['under way', 'cancelled'] as const satisfies readonly InspectionState[]

/** What inspectors do on site. What a phone sends after the visit was cancelled is kept, see `Discard findings`. */
export const visitActions = {
  'Begin inspection': {
    may: 'carry out an inspection',
    isForTeam: true,
    offeredWhen: ['planned', 'under way'],
    leadsTo: 'under way',
    asks: ['when the inspectors arrived'],
    message: 'The inspection has begun',
    recordedAs: 'began #',
    causes: { event: { text: 'Begun' } },
  },
  'Record findings': {
    may: 'carry out an inspection',
    isForTeam: true,
    offeredWhen: onSite,
    leadsTo: null,
    asks: ['findings'],
    message: null,
    recordedAs: 'recorded findings of #',
    causes: {},
  },
  'Add photo': {
    may: 'carry out an inspection',
    isForTeam: true,
    offeredWhen: onSite,
    leadsTo: null,
    asks: ['a photo'],
    message: null,
    recordedAs: 'added a photo to #',
    causes: {},
  },
  'Remove photo': {
    may: 'carry out an inspection',
    isForTeam: true,
    offeredWhen: ['under way'],
    leadsTo: null,
    asks: [],
    message: 'The photo is removed',
    recordedAs: 'removed a photo of #',
    causes: {},
  },
  'Record visit': {
    may: 'carry out an inspection',
    isForTeam: true,
    offeredWhen: onSite,
    leadsTo: null,
    asks: ['who was met', 'staff seen', 'beds counted', 'a signature, or why there is none'],
    message: null,
    recordedAs: 'recorded the visit of #',
    causes: {},
  },
  'Finish inspection': {
    may: 'carry out an inspection',
    isForTeam: true,
    offeredWhen: ['under way'],
    leadsTo: 'done',
    asks: ['a recommendation', 'the corrective actions', 'how many questions were not seen'],
    message: 'The inspection is done',
    recordedAs: 'finished #',
    causes: { event: { text: 'Done' } },
  },
} as const satisfies Record<string, InspectionAction>
