import type { staffCategories } from '../staff-cadres.ts'
import type { CadreInForm } from './cadre-words.ts'
import { type MeantCadre, meantCadre, simplified } from './meant-cadre.ts'
import { partsOfName } from './people-names.ts'
import { phoneInList } from './phone-in-list.ts'
import type { ColumnFields, StaffField } from './staff-columns.ts'
import type { PersonRow } from './staff-table.ts'
import { timeInBrackets, timeInList } from './time-words.ts'

/** What the cadre of a person was read from. */
export interface CadreWord {
  /** The same for all lines for which one answer is enough. */
  key: string
  /** As it stands in the list: 'Lab tech', 'Dr.' */
  word: string
  where: 'cadre' | 'name' | 'rank' | 'qualification' | 'group'
  meant: MeantCadre
}

/** A person of a list in the fields of the form. */
export interface TypedPerson {
  line: number
  fields: Record<StaffField, string>
  /** Undefined when nothing says what the person works as. */
  cadre: CadreWord | undefined
  /** What was done to a cell where that should be seen. */
  notes: string[]
}

const categoryLetters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

/** The category that a cell names: 'Prof.', 'Non prof', 'NP'. */
function categoryInList(text: string): (typeof staffCategories)[number] | undefined {
  const typed = categoryLetters(text)
  if (/^(non|not|un)-?prof|^np$|^no$/.test(typed)) return 'Non-professional'
  return /^prof|^p$|^yes$/.test(typed) ? 'Professional' : undefined
}

/** The text of a field: of the columns of a name all, of the others the one. */
function textOf({ cells }: PersonRow, columns: ColumnFields, field: StaffField): string {
  return columns
    .flatMap((one, index) => (one === field ? [cells[index]?.trim() ?? ''] : []))
    .filter((text) => text !== '')
    .join(' ')
}

/** A cell that says that there is nothing: '-', 'N/A', 'nil'. */
const nothing = /^(n\/?a|nil|none|-+|–+|\.+|\?+)$/i

/** Reads a person from a line. */
export function typedPerson(row: PersonRow, columns: ColumnFields, headings: readonly string[]): TypedPerson {
  const text = (field: StaffField) => textOf(row, columns, field).replace(nothing, '')
  const { name, title, letters } = partsOfName(text('full_name'))
  const { phone_number, note } = phoneInList(text('phone_number'))
  const work = text('cadre')
  const category = categoryInList(text('staff_category_type'))
  const cadre = cadreWord(work, category, {
    group: row.group,
    name: title,
    rank: text('rank'),
    qualification: letters ?? text('highest_qualification'),
  })
  const heading = headings[columns.indexOf('time')]
  const time = timeInList(text('time'), heading) ?? (text('time') === '' ? timeInBrackets(work) : undefined)
  const chosen = cadre && 'sure' in cadre.meant ? cadre.meant.sure : undefined
  return {
    line: row.line,
    fields: {
      full_name: name,
      phone_number,
      staff_category_type: chosen?.staff_category_type ?? '',
      cadre: chosen?.cadre ?? '',
      highest_qualification: text('highest_qualification') || letters || lettersOfWork(work),
      rank: text('rank'),
      time: time ?? text('time'),
    },
    cadre,
    notes: note ? [note] : [],
  }
}

const onlyLetters = /^(rn|rm|rnm|bnsc|mbbs|mbchb|bds|bpharm|pharmd|bmls)([/,&\s.]+(rn|rm|rnm|bnsc))*$/i

/** Of 'RN/RM' as somebody's work the letters are the qualification, too. */
function lettersOfWork(work: string): string {
  const plain = work.replace(/[()]/g, '')
  return onlyLetters.test(plain.replaceAll('.', '')) ? plain : ''
}

type Clues = Record<Exclude<CadreWord['where'], 'cadre'>, string | undefined>

/** What says what somebody works as. What stands elsewhere than in the column of the cadre is only ever offered. */
function cadreWord(work: string, category: ReturnType<typeof categoryInList>, clues: Clues): CadreWord | undefined {
  if (work !== '') return wordOf('cadre', work, meantCadre(work, category), category)
  for (const where of ['group', 'name', 'rank', 'qualification'] as const) {
    const word = clues[where]
    const meant = word ? meantCadre(word) : undefined
    if (!word || !meant) continue
    if ('sure' in meant) return wordOf(where, word, where === 'group' ? meant : offered(meant, word))
    if (where === 'group' || where === 'name') return wordOf(where, word, meant)
  }
  return undefined
}

function wordOf(where: CadreWord['where'], word: string, meant: MeantCadre, category = ''): CadreWord {
  const about = 'about' in meant ? meant.about : simplified(word)
  return { key: [where, about, category].join('|'), word, where, meant }
}

const offered = ({ sure }: { sure: CadreInForm }, word: string): MeantCadre => ({
  offers: [sure],
  about: simplified(word),
})
