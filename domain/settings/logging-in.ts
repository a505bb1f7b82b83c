import { byNumber } from '../text/by-number.ts'
import { type SettingSection, wholeNumber, yesOrNo } from './setting.ts'

/** When officers are logged out automatically, and what they log in with. */
export const loggingIn = {
  title: 'Logging in',
  lead: 'An officer who has left the portal open somewhere is logged out after this time. Owners are logged out after 12 hours, and choose for themselves whether they log in with a second factor.',
  settings: {
    officer_idle_minutes: wholeNumber({
      label: 'Officers are logged out',
      effect: 'After how many minutes without use an officer is logged out.',
      hint: 'Minutes without use, from 10 to 720',
      initial: 480,
      least: 10,
      most: 720,
      counts: 'minutes',
      inWords(minutes) {
        const hours = minutes / 60
        if (!Number.isInteger(hours)) return `After ${minutes} minutes without use`
        return byNumber(hours, { one: 'After # hour without use', other: 'After # hours without use' })
      },
    }),
    officers_need_second_factor: yesOrNo({
      label: 'Officers need a second factor',
      effect: 'Whether officers must log in with a second factor.',
      hint: 'An officer without one sets it up after logging in, before anything else opens, and cannot remove it.',
      initial: 'no',
    }),
  },
} as const satisfies SettingSection
