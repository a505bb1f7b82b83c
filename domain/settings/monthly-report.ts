import { choice, type SettingSection } from './setting.ts'

/** Who gets the report of each month by mail. */
export type ReportReceivers = 'nobody' | 'decide' | 'everyone'

/** The report of each month by mail. */
export const monthlyReport = {
  title: 'Monthly report',
  lead: 'On the first working day of a month the main figures of the last one can be sent by mail, with a link to the whole report. Who has switched off mails in their account gets none.',
  settings: {
    monthly_report_to: choice<ReportReceivers>({
      label: 'The monthly report is sent to',
      effect:
        'Which officers get the main figures of the last month by mail, from the first working day of a month on.',
      hint: 'Only officers who can log in get it. If it is switched on within a week after that day, it goes out within the hour.',
      initial: 'nobody',
      since: '1.1.0',
      subject: 'who gets the monthly report',
      choices: {
        nobody: 'Nobody',
        decide: 'Officers with the duty decide',
        everyone: 'Every officer',
      },
    }),
  },
} as const satisfies SettingSection
