import type { MorningMail } from '../messages/work-mail.ts'
import { choice, type SettingSection } from './setting.ts'

/** What officers are told by mail. */
export const messagesToOfficers = {
  title: 'Messages to officers',
  lead: 'Each officer chooses under “Your account” between a mail as soon as work comes, one mail in the morning, and none. Who has not chosen gets the mail of the morning, if it is switched on. Nobody gets one while nothing waits for them.',
  settings: {
    morning_mail: choice<MorningMail>({
      label: 'Officers get a mail in the morning with what waits for them',
      effect:
        'At what hour officers get a mail with what waits in their inbox, from Monday to Friday, in Nigeria, or off.',
      hint: 'From Monday to Friday, at the time of Nigeria.',
      initial: 'off',
      since: '1.1.0',
      subject: 'the hour, or off',
      choices: {
        off: 'No',
        '6:00': 'At 6:00',
        '7:00': 'At 7:00',
        '8:00': 'At 8:00',
        '9:00': 'At 9:00',
        '10:00': 'At 10:00',
      },
    }),
  },
} as const satisfies SettingSection
