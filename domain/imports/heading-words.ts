import { editDistance } from '../text/edit-distance.ts'
import { searchText } from '../text/search-text.ts'

/** Words that headings of registers consist of. A word with one slip is read as the word of this list. */
const vocabulary = new Set(
  `name names facility facilities hospital hospitals clinic clinics health medical centre institution establishment business company
  premises organisation private type category class classification kind nature local government area council ward wards political
  address addresses location physical contact street town phone phones telephone mobile number numbers email mail gsm whatsapp
  alternative second other owner owners proprietor proprietors proprietress applicant licensee director managing chairman officer
  officers operating charge doctor practitioner person medical superintendent folio mdcn licence license registration certificate
  permit approval paper date issue issued issuance registered approved licensed expiry expires expired expiration valid validity
  until from renewal status state remark remarks comment comments note notes observation observations serial code reference file
  corporate affairs commission details information last first day fee amount beds staff year website zone district remarks full
  postal title tel tel no nos sn id cac rc bn lga lg of the in and on to by for due end start effective current present`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that clerks cut short. */
const cutShort = new Map(
  Object.entries({
    ...{ exp: 'expiry', expd: 'expired', lic: 'licence', cert: 'certificate', reg: 'registration', regd: 'registered' },
    ...{
      prop: 'proprietor',
      props: 'proprietor',
      cat: 'category',
      fac: 'facility',
      hosp: 'hospital',
      govt: 'government',
    },
    ...{ addr: 'address', add: 'address', loc: 'location', est: 'establishment', amt: 'amount', dept: 'department' },
  }),
)

const longWords = [...vocabulary].filter((word) => word.length >= 5)

function corrected(word: string): string {
  const full = cutShort.get(word)
  if (full !== undefined) return full
  if (word.length < 5 || vocabulary.has(word)) return word
  return longWords.find((known) => known[0] === word[0] && editDistance(known, word, 1) <= 1) ?? word
}

/** A heading as it is recognised: small letters, without brackets and signs, and with common words put right. */
export function headingWords(text: string): string {
  const words = searchText(text)
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\bl g a\b/g, 'lga')
    .replaceAll(/\be ?mail\b/g, 'email')
    .trim()
  return words.split(' ').map(corrected).join(' ').trim()
}

/** Whether a text consists of words of headings, mostly. */
export function looksLikeHeading(text: string): boolean {
  const words = headingWords(text).split(' ').filter(Boolean)
  const known = words.filter((word) => vocabulary.has(word)).length
  return words.length > 0 && words.length <= 8 && known >= words.length * 0.6
}
