import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { buildOnce } from './build-once.ts'

// What is usual in Nigeria and in this trade. In lower case and at least eight characters long: shorter ones are refused anyway.
const usualHere = `
  0987654321 88888888a 99999999a aa12345678 abdullah1 abdullahi abdullahi1 abubakar abubakar1 abubakar123 abuja123
  abuja1234 admin1234 admin12345 admin123456 admin@123 administrator1 aisha123 alhamdulilah alhamdulillah
  amazinggrace ayomide1 ayomide123 bismillah1 bismillah123 blessed123 blessing1 blessing12 blessing123 changeme123
  chelsea123 chinedu1 chinedu123 chioma123 chukwuma clinic123 default123 doctor123 eagles123 emmanuel1 emmanuel123
  facebook1 facebook123 facility facility1 facility123 fatima123 favour12 favour123 friday123 godisable godisgood1
  godwin123 goodluck1 goodness1 graceofgod guest123 health123 hospital1 hospital123 ibadan123 ibrahim1 ibrahim123
  ilovegod1 ilovemum ilovemymum iloveu123 infinix1 infinix123 instagram jesus1234 jesuslovesme kaduna123 kano1234
  lagos123 lagos1234 login123 manutd123 maryam123 medical123 messi123 ministry1 ministry123 ministryofhealth minna123
  miracle123 mohammed1 mohammed123 monday123 muhammad1 muhammad123 musa1234 mygodisgood mypassword1 naija123
  naija1234 naija4life naijaboy niger123 niger1234 nigeria1 nigeria12 nigeria123 nigeria1234 nigeria1960 nigeria2023
  nigeria2024 nigeria2025 nigeria2026 nigeria234 nigeria@123 nigerian nigerstate nurse123 olamide1 olamide123
  oluwadamilola oluwaseun oluwaseun1 oluwaseyi oluwatobi p@ssw0rd1 p@ssw0rd123 p@ssword p@ssword1 p@ssword123
  password1! password12345 password123456 password2023 password2024 password2025 password2026 patience1 pharmacy1
  pharmacy123 precious123 prosper1 qwerty2024 qwerty2025 root1234 secretpassword success123 sunday123 supereagle
  supereagles tecno123 test12345 testimony thankgod1 thankyoujesus thankyoulord thepassword tunde123 user1234
  usman123 victory123 welcome@123 whatsapp whatsapp1 yourpassword
`

// The 17,950 passwords that are most common in the world and long enough, one a line. Decision 33 says where they come from.
const usualInTheWorld = new URL('./common-passwords.txt.br', import.meta.url)

/** Passwords that a guesser tries first, in lower case. */
export const commonPasswords = buildOnce(async (): Promise<ReadonlySet<string>> => {
  const listed = await promisify(brotliDecompress)(await readFile(usualInTheWorld))
  return new Set([...listed.toString().split('\n'), ...usualHere.trim().split(/\s+/)])
})

/** A block of up to four characters that is repeated: aaaaaaaa, 20202020, abcabcabc. */
const isRepetition = /^(.{1,4})\1+$/u

/** Whether each character follows the one before: 12345678, 87654321, abcdefgh. */
function isSequence(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** Whether a password, in any letter case, is one that attackers try first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const lower = password.toLowerCase()
  return isRepetition.test(lower) || isSequence(lower) || (await commonPasswords()).has(lower)
}
