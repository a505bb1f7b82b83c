/** What stands before a name, in small letters: 'Dr.', 'Alh.', 'Nurse'. */
const titles = new Set([
  ...['mr', 'mrs', 'miss', 'ms', 'mal', 'mallam', 'malam', 'malama', 'alh', 'alhaji', 'alhj', 'hajia', 'haj', 'hajiya'],
  ...['dr', 'doctor', 'prof', 'pharm', 'nurse', 'nrs', 'nur', 'matron', 'midwife', 'mlscn', 'physio', 'chew', 'cho'],
  ...['rev', 'pastor', 'chief', 'engr', 'barr', 'sir', 'madam', 'mdm', 'comrade', 'capt', 'sister', 'lab', 'opt'],
])

/** Of these, the ones that say what somebody works as. */
const titlesOfWork = new Map([
  ['dr', 'Dr.'],
  ['doctor', 'Dr.'],
  ['pharm', 'Pharm.'],
  ['nurse', 'Nurse'],
  ['nrs', 'Nurse'],
  ['nur', 'Nurse'],
  ['matron', 'Matron'],
  ['midwife', 'Midwife'],
  ['physio', 'Physio'],
  ['chew', 'CHEW'],
  ['cho', 'CHO'],
  ['opt', 'Optometrist'],
])

/** The letters after a name: 'Hauwa Sani, RN/RM', 'Amina Bello (MBBS)'. */
const lettersAfter = /^(.*?)[\s,(]+((?:[A-Z]\.?){2,8}[a-z]{0,3}(?:\s*[/,&]\s*(?:[A-Z]\.?){2,8}[a-z]{0,3})*)\)?$/

const known = /^(rn|rm|rnm|rnrm|bnsc|mbbs|mbchb|bds|bpharm|pharmd|bmls|amlscn|fmlscn|chew|jchew|cho|od|bpt|dpt)$/

/** A name as it stands in a list, and what stands around it. */
interface NameParts {
  name: string
  /** The title that says what somebody works as: 'Dr.' */
  title: string | undefined
  /** The letters of a qualification after the name: 'RN/RM'. */
  letters: string | undefined
}

const wordOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')

/** The words of a name without titles. */
function wordsOf(name: string): string[] {
  return name
    .split(/[\s,.()]+/)
    .map(wordOf)
    .filter((word) => word !== '' && !titles.has(word))
}

/** Takes letters of a qualification off the end of a name, and finds a title that says what somebody works as. */
export function partsOfName(written: string): NameParts {
  const tidy = written.replace(/\s+/g, ' ').trim()
  const [, front = '', end = ''] = lettersAfter.exec(tidy) ?? []
  const isKnown = end !== '' && end.split(/[/,&]/).every((part) => known.test(wordOf(part)))
  const name = isKnown && wordsOf(front).length > 0 ? front.trim() : tidy
  const title = name.split(/[\s.]+/).map((word) => titlesOfWork.get(wordOf(word)))[0]
  return { name, title, letters: isKnown && name !== tidy ? end : undefined }
}

/** The same text for two ways to write a name: in any order, with or without titles. Empty for a name without letters. */
export function sameName(name: string): string {
  return wordsOf(partsOfName(name).name).toSorted().join(' ')
}
