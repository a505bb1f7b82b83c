import { headingWords } from './heading-words.ts'
import type { ImportField } from './import-fields.ts'

/** How surely a heading names a field. */
export interface HeadingFit {
  field: ImportField
  weight: number
}

const strong = 0.75
const weak = 0.45
const longestHeading = 120

const place =
  '(?:facility|facilities|hospital|hospitals|clinic|clinics|institution|establishment|centre|premises|business|company|organisation)'
const number = '(?:no|nos|number|numbers|num)'
const issue =
  '(?:issue|issued|issuance|registration|registered|approval|approved|licensed|licence|license|reg|certificate|certification)'
const phone = '(?:phone|phones|telephone|tel|gsm|mobile|handset|contact phone|phone contact|mobile phone)'
const person =
  '(?:owner|owners|proprietor|proprietors|proprietress|proprietor ess|proprietor proprietress|applicant|licensee|registered owner)'
const officer =
  '(?:operating officer|officer in charge|officer incharge|oic|medical director|medical officer(?: in charge)?|doctor|doctor in charge|practitioner(?: in charge)?|person in charge|head of facility|resident doctor|medical superintendent|cmd|professional in charge)'

/** Patterns of a whole heading, and of what is a sign of the field within one. */
const patterns: readonly (readonly [ImportField, RegExp, RegExp?])[] = [
  [
    'name',
    new RegExp(
      `^(?:proposed |registered |full |official )?(?:names?|title) of (?:the )?(?:private |registered |licensed )*(?:health |medical )?(?:care )?${place}(?: ${place})*$|^(?:private |registered |health |medical )*${place}(?: ${place})?(?: names?| title)?$`,
    ),
    new RegExp(`^names?$|\\b${place}\\b.*\\bnames?\\b|\\bnames?\\b.*\\b${place}\\b`),
  ],
  [
    'type',
    new RegExp(
      `^(?:type|types|category|class|classification|kind|nature)(?: (?:of )?(?:the )?(?:health |medical |private )*(?:care )?(?:${place}|practice|services?|licen[cs]e|registration))?$|^(?:health )?(?:${place}|practice|service) (?:type|types|category|class|classification|kind)$`,
    ),
    /\b(?:type|category|classification)\b/,
  ],
  [
    'lga',
    /^(?:name of |facility )?(?:lga|lgas|lg|lgc|local (?:government|govt|gov|govern|gov t)s?(?: areas?| council)?|area council|council area|lga (?:or )?(?:area )?council)(?: name| area| of facility| location| of location)?$/,
    /\blga\b|\blocal (?:gov|govt|government)\b/,
  ],
  ['ward', /^(?:name of |political |electoral |council )?wards?(?: name)?$/, /\bward\b/],
  [
    'address',
    new RegExp(
      `^(?:full |physical |contact |street |location |business |office |${place} |site )*address(?:es)?(?: of (?:the )?(?:health )?${place})?$|^(?:physical )?location(?: of (?:the )?${place}| address)?$|^address (?:and |or )?location$|^location (?:and |or )?address$`,
    ),
    /\baddress\b|^(?:street|site|town|place|village|location.*)$/,
  ],
  [
    'second_phone',
    new RegExp(
      `^(?:second|secondary|other|alternative|alternate|alt|additional|another|2nd) (?:${place} )?(?:${phone}|contact|number|line)(?: ${number})?$|^${phone}(?: ${number})? ?(?:2|ii|two|b)$|^whats ?app(?: ${number})?$`,
    ),
    /\bwhats ?app\b/,
  ],
  [
    'phone',
    new RegExp(
      `^(?:${place} |office |contact |official )?${phone}(?: ${number}| contact| line| 1)*$|^contact (?:${number}|${phone})(?: ${number})?$|^phone email$`,
    ),
    new RegExp(`\\b${phone}\\b|^contacts?$|^contact details$`),
  ],
  ['email', /\bemails?\b/],
  [
    'cac',
    new RegExp(`\\bcac\\b|^(?:rc|bn|rc bn|bn rc)(?: ${number})?$|\\bcorporate affairs\\b`),
    /\b(?:business|company) (?:reg|registration)\b|\brc\b/,
  ],
  [
    'owner_name',
    new RegExp(
      `^(?:full )?(?:names? of (?:the )?)?${person}(?: ?s)?(?: full)?(?: names?)?$|^names? of (?:the )?(?:director|managing director|md|ceo|md ceo|chairman)s?$|^(?:managing director|md|ceo|md ceo|chairman|directors?)(?: names?)?$`,
    ),
    new RegExp(`\\b${person}\\b|^contact person$`),
  ],
  [
    'officer_name',
    new RegExp(`^(?:full )?(?:names? of (?:the )?)?${officer}(?: ?s)?(?: full)?(?: names?)?$`),
    new RegExp(`\\b(?:in charge|incharge|${officer})\\b`),
  ],
  [
    'officer_folio',
    new RegExp(`\\bfolio\\b|^mdcn(?: (?:reg|registration|licence|license))?(?: ${number})?$`),
    /\bmdcn\b/,
  ],
  [
    'paper_number',
    new RegExp(
      `^(?:licen[cs]e|licensing|registration|reg|regn|certificate|cert|permit|approval|paper|facility)(?: (?:reg|registration|certificate|cert|licen[cs]e))* ?${number}$|^${number} of (?:licen[cs]e|certificate|registration|permit)$|^${number} on paper$`,
    ),
    new RegExp(
      `^(?:file|ref|reference|code)(?: ${number})?$|^(?:facility|hospital|licen[cs]e|registration) (?:code|id)$|^(?:licen[cs]e|registration|certificate)$|\\b(?:licen[cs]e|certificate|registration|reg)\\b.*\\b${number}\\b`,
    ),
  ],
  [
    'issued',
    new RegExp(
      `^(?:date|day) (?:of )?(?:the )?(?:first )?${issue}(?: (?:of )?(?:licen[cs]e|certificate|approval|registration|issue|issued))?$|^(?:licen[cs]e |certificate |registration )?${issue} (?:date|day|on)$|^issued(?: on| date)?$|^(?:valid from|from|start date|commencement date|effective date|first day)$`,
    ),
    /\b(?:issued?|issuance)\b|^(?:date|year of (?:registration|licen[cs]e|approval))$/,
  ],
  [
    'last_day',
    /^(?:licen[cs]e |certificate |registration )?(?:date (?:of )?)?(?:expiry|expires|expiration|expired|expire|expiring)(?: date| day| on| of licen[cs]e| of certificate)*$|^valid (?:till|until|to|up to|through|thru)(?: date)?$|^(?:last|end) (?:day|date)$|^(?:licen[cs]e )?validity(?: date| end| period end)?$|^(?:until|till|to|ends|ends on)$/,
    /\bexpir\w*|\bvalid(?:ity)?\b|\brenewal (?:date|due)\b|\bdue (?:date|for renewal)\b|\bnext renewal\b|\bdate of renewal\b/,
  ],
  [
    'status',
    /^(?:licen[cs]e |licensing |registration |facility |operational |current |renewal |present )*status(?: of (?:licen[cs]e|registration|facility))?$|^(?:active|licensed)$|^state of (?:the )?(?:licen[cs]e|registration)$/,
    /\bstatus\b/,
  ],
  [
    'remarks',
    /^(?:general |any |other )*(?:remarks?|comments?|notes?|observations?)(?: if any)?$/,
    /\bremarks?\b|\bcomments?\b|\bobservations?\b/,
  ],
]

/** Headings that look like those of a field and are none. */
const others =
  /^(?:s ?\/?n|sn|sno|s no|serial(?: no| number)?|no|nos|number|num|item|id|index|row|state|country|zone|district|year|beds?|fees?|amount.*|.*\bbeds\b.*|.*\bfee\b.*|.*\bstaff\b.*|date of birth|ownership|website)$/

const aboutPeople = new RegExp(`\\b(?:${person}|${officer})\\b`)

/** The fields that a heading may name, with how surely it does. */
export function fieldsOfHeading(heading: string): HeadingFit[] {
  if (heading.length > longestHeading) return []
  const words = headingWords(heading)
  if (words === '' || others.test(words)) return []
  const fits = patterns.flatMap(([field, whole, sign]): HeadingFit[] => {
    if (whole.test(words)) return [{ field, weight: strong }]
    return sign?.test(words) ? [{ field, weight: weak }] : []
  })
  const surest = Math.max(0, ...fits.map(({ weight }) => weight))
  if (surest === strong) return fits.filter(({ weight }) => weight === strong)
  // The owner's address, the officer's qualification: not those of the facility.
  const isOfPerson = aboutPeople.test(words)
  const taken = isOfPerson && /\b(?:address|qualification|type|age|sex|nationality|state|lga|ward)\b/.test(words)
  if (taken) return []
  const isContact = /\b(?:phone|telephone|tel|gsm|mobile|number|no)\b/.test(words)
  return isOfPerson && isContact
    ? fits.filter(({ field }) => !['owner_name', 'officer_name', 'name'].includes(field))
    : fits
}
