import type { KeepPaperNumbers } from '../imports/paper-licence.ts'
import type { ValidityPolicy } from '../licences/registration-expiry.ts'
import { byNumber } from '../text/by-number.ts'
import { choice, line, type SettingSection, wholeNumber } from './setting.ts'

/** How certificates are numbered and how long approvals last. Spec §9.2. */
export const certificatesAndDates = {
  title: 'Certificates and dates',
  lead: 'They count for approvals from the first day on. A facility keeps the number it was given, and every approval its last day.',
  settings: {
    certificate_prefix: line({
      label: 'Certificate numbers begin with',
      effect: 'How the numbers of certificates begin. A facility keeps its number when it changes.',
      hint: 'NSMOH/PHF makes numbers like NSMOH/PHF/00042/2026',
      initial: 'NSMOH/PHF',
      subject: 'how certificate numbers begin',
      longest: 20,
      characters: 20,
      pattern: {
        matches: /^[A-Z0-9]+([/-][A-Z0-9]+)*$/i,
        refusal: 'Use letters and digits, with / or - between them, for example NSMOH/PHF',
      },
    }),
    keep_paper_numbers: choice<KeepPaperNumbers>({
      label: 'Numbers of licences from before the portal',
      effect:
        'Whether a facility that comes in from the paper register keeps the number on its licence for life. With another number its first renewal gives it one of the portal.',
      hint: 'Ours are made like the numbers of the portal, for example NSMOH/PHF/00042. The portal never gives one of them again',
      initial: 'if ours',
      subject: 'which numbers are kept',
      choices: {
        'if ours': 'Kept if they are made like ours',
        always: 'Always kept',
        never: 'Never kept: every facility gets a number at its first renewal',
      },
      since: '1.1.0',
    }),
    validity_policy: choice<ValidityPolicy>({
      label: 'An approval lasts',
      effect: 'How long an approval lasts.',
      initial: 'calendar_year',
      subject: 'how long an approval lasts',
      choices: {
        calendar_year: 'Until 31 December of the year in which it begins',
        anniversary: 'One year from the day of approval',
      },
    }),
    last_quarter_months: wholeNumber({
      label: 'Approvals that begin late in the year',
      effect:
        'By calendar year: an approval that begins in the last so many months of a year runs to 31 December of the next; 0 for none.',
      hint: 'If approvals last until 31 December: in how many last months of a year they run to the end of the next, from 0 (none) to 11',
      initial: 3,
      least: 0,
      most: 11,
      counts: 'months',
      inWords(months) {
        if (months === 0) return 'Until 31 December of the same year'
        return byNumber(months, {
          one: 'In December: until 31 December of the next year',
          other: 'In the last # months of a year: until 31 December of the next',
        })
      },
    }),
    temporary_months: wholeNumber({
      label: 'A temporary approval lasts',
      effect: 'How many months a temporary approval lasts.',
      hint: 'Months, from 1 to 24',
      initial: 6,
      least: 1,
      most: 24,
      counts: 'months',
      inWords: (months) => byNumber(months, { one: '# month', other: '# months' }),
    }),
  },
} as const satisfies SettingSection
