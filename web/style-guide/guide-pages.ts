import { paths } from '../paths.ts'

/** The pages of the style guide, in their order. */
export const guidePages = [
  {
    title: 'Typography',
    to: paths.typography(),
    about: 'Sizes of text, colours with their contrast, spacing, statuses.',
  },
  { title: 'Icons', to: paths.icons(), about: 'Every sign that the portal draws, with its name.' },
  {
    title: 'Tables and lists',
    to: paths.tableList(),
    about: 'Lists in all their states, cards, facts, tasks, timeline.',
  },
  {
    title: 'Notifications',
    to: paths.notifications(),
    about: 'What the portal says, asks and refuses, and its forms.',
  },
] as const
