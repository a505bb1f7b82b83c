import { showFacility } from '../first-calls.ts'
import type { Screen } from '../screen.ts'

/** The screens on which an owner answers the requirements. Spec §2. */
export const requirementScreens: readonly Screen[] = [
  {
    path: '/admin/requirement/:id',
    title: 'Requirements',
    load: () =>
      import('../../screens/applications/requirement-parts.tsx').then(({ RequirementParts }) => RequirementParts),
    may: 'read a facility or registration',
    menuParents: ['/admin/registration'],
    first: [showFacility],
  },
  {
    path: '/admin/requirement-part/:id',
    title: 'Requirements',
    load: () =>
      import('../../screens/applications/requirement-part.tsx').then(({ RequirementPart }) => RequirementPart),
    may: 'read a facility or registration',
    menuParents: ['/admin/registration'],
  },
  {
    path: '/admin/requirement-part/register/:id',
    title: 'Question',
    load: () =>
      import('../../screens/applications/answer-requirement.tsx').then(({ AnswerRequirement }) => AnswerRequirement),
    may: 'read a facility or registration',
    menuParents: ['/admin/registration'],
  },
  {
    path: '/admin/requirement-part/register/:id/all',
    title: 'Questions',
    load: () =>
      import('../../screens/applications/answer-all-questions.tsx').then(
        ({ AnswerAllQuestions }) => AnswerAllQuestions,
      ),
    may: 'read a facility or registration',
    menuParents: ['/admin/registration'],
  },
]
