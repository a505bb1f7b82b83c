import { byNumber } from '../text/by-number.ts'
import { initialPrivacyText } from './privacy-text.ts'
import { prose, type SettingSection } from './setting.ts'

/** What the public page on privacy says. */
export const privacy = {
  title: 'Privacy',
  lead: 'Everybody can read it at the foot of the pages where people log in. Keep it true: it says what the portal stores about people, why and how long.',
  settings: {
    privacy_text: prose({
      label: 'What the page on privacy says',
      effect: 'Plain text; # begins a heading and - an item of a list. {ministry} stands for the name of the ministry.',
      hint: 'A line that begins with # is a heading, one with - an item of a list. An empty line begins a new paragraph. {ministry} stands for the name of the ministry.',
      initial: initialPrivacyText,
      subject: 'what the page on privacy says',
      longest: 10_000,
      rows: 16,
      inWords: (text) => byNumber(text.split(/\s+/).length, { one: '# word', other: '# words' }),
    }),
  },
} as const satisfies SettingSection
