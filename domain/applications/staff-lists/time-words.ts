import { staffTimes } from '../staff-cadres.ts'

/** 'full time' or 'part time'. */
export type StaffTime = (typeof staffTimes)[number]

const [full, part] = staffTimes

const fullWords =
  /^(f|ft|full|full ?time(r)?|permanent|perm|regular|pensionable|resident|whole ?time|daily|everyday|monday friday)$/
const partWords =
  /^(p|pt|part|part ?time(r)?|visiting|locum|sessional|casual|on call|consultancy|weekend(s)?|temporary|half ?time)$/

const yes = /^(y|yes|yea|yeah|true|x|✓|✔|☑|1|ok)$/
const no = /^(n|no|false|✗|✘|0|-|–)$/

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\d✓✔☑✗✘–-]+|(?<=\p{L})-(?=\p{L})/gu, ' ')
    .trim()
}

/** Whether somebody works full or part time. `heading` is that of the column, where cells say Yes or No: 'Part time?'. */
export function timeInList(text: string, heading = ''): StaffTime | undefined {
  const word = plain(text)
  if (fullWords.test(word)) return full
  if (partWords.test(word)) return part
  const asked = plain(heading)
  const isFull = /\bfull/.test(asked) && !/\bpart/.test(asked)
  const isPart = /\bpart/.test(asked) && !/\bfull/.test(asked)
  if (!isFull && !isPart) return undefined
  if (yes.test(word)) return isFull ? full : part
  if (no.test(word)) return isFull ? part : full
  return undefined
}

/** The time that stands in brackets after somebody's work: 'Nurse (part time)'. */
export function timeInBrackets(text: string): StaffTime | undefined {
  return [...text.matchAll(/[(–-]\s*([^()–-]+(?:-[^()–-]+)?)\)?\s*$/g)]
    .map(([, inside = '']) => timeInList(inside))
    .find((time) => time !== undefined)
}
