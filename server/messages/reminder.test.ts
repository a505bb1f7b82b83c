import { expect, it } from 'vitest'
import { reminderWords } from './reminder.ts'

const how = 'open the licence and choose Renew Registration. If you have started the renewal, complete and submit it.'

it.each([
  [
    'too early',
    'Your licence ends on 29 February 2028',
    `You can renew it in the portal from 31 December 2027 on: ${how}`,
    undefined,
  ],
  [
    'before the end',
    'Your licence ends on 29 February 2028',
    `Please renew it in the portal by that day: ${how}`,
    'You lose no days by renewing early, because the new licence begins when this one ends.',
  ],
  [
    'after the end',
    'Your licence ended on 29 February 2028',
    `The facility has no licence in force. Please renew it in the portal as soon as you can: ${how}`,
    'It can be renewed until 28 February 2029. After that, the facility has to be registered anew.',
  ],
  [
    'too late',
    'Your licence ended on 29 February 2028',
    'The facility has no licence in force, and it could be renewed only until 28 February 2029.',
    'Please start a new registration in the portal. The facility keeps its registration number.',
  ],
] as const)('says when the licence ends, and what to do: %s', (phase, title, first, second) => {
  const dates = { licence_end: '2028-02-29', opens_on: '2027-12-31', ends_on: '2029-02-28' }
  const words = reminderWords({ ...dates, phase })
  expect([words.title, ...words.paragraphs]).toEqual([title, first, second].filter(Boolean))
})
