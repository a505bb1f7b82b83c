import type { CadreInForm } from '@portal/domain/applications/staff-lists/cadre-words.ts'
import type { TypedPerson } from '@portal/domain/applications/staff-lists/typed-person.ts'
import { useEffect, useMemo, useState } from 'react'
import { type CheckedLine, type Problems, problemsOf, type StaffFields, withTwins } from './check-lines.ts'
import type { Known } from './known-staff.ts'

/** What the person has said about the list. Nothing of it changes what the list itself says. */
export interface Answers {
  /** The cadre that a word means, by its key. */
  words: ReadonlyMap<string, CadreInForm>
  /** When those work of whom the list does not say it. */
  time: string
  /** The qualification of those of a cadre who have none in the list. */
  qualifications: ReadonlyMap<string, string>
  /** What was corrected, by line. */
  edits: ReadonlyMap<number, Partial<StaffFields>>
  leftOut: ReadonlySet<number>
  /** Lines of people who seem to be there twice, and are to be added all the same. */
  kept: ReadonlySet<number>
}

const nothing: Answers = {
  words: new Map(),
  time: '',
  qualifications: new Map(),
  edits: new Map(),
  leftOut: new Set(),
  kept: new Set(),
}

const withEntry = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> => new Map(map).set(key, value)
const withOne = <V>(set: ReadonlySet<V>, value: V): ReadonlySet<V> => new Set(set).add(value)
const without = <V>(set: ReadonlySet<V>, value: V): ReadonlySet<V> => new Set([...set].filter((one) => one !== value))

/** A line as it would be sent, from what the list says and what the person has said. */
function fieldsOf(person: TypedPerson, { words, time, qualifications, edits }: Answers): StaffFields {
  const meant = person.cadre && 'offers' in person.cadre.meant ? words.get(person.cadre.key) : undefined
  const fields = { ...person.fields, ...meant }
  if (fields.time === '') fields.time = time
  const edited = { ...fields, ...edits.get(person.line) }
  const isAsked = edits.get(person.line)?.highest_qualification === undefined && edited.highest_qualification === ''
  return isAsked ? { ...edited, highest_qualification: qualifications.get(edited.cadre) ?? '' } : edited
}

/** Checks a line again only when it has changed. */
function remembering() {
  const checked = new Map<number, { as: string; problems: Problems }>()
  return (person: TypedPerson, fields: StaffFields): Problems => {
    const as = JSON.stringify(fields)
    const last = checked.get(person.line)
    if (last?.as === as) return last.problems
    const problems = problemsOf(person, fields)
    checked.set(person.line, { as, problems })
    return problems
  }
}

/** The people of a list, with what the person corrects, leaves out and says about several of them at once. */
export function useStaffList(
  people: readonly TypedPerson[],
  listed: readonly Known[],
  { answered, onAnswer }: { answered: Answers | undefined; onAnswer: (answers: Answers) => void },
) {
  const [answers, setAnswers] = useState(answered ?? nothing)
  useEffect(() => onAnswer(answers), [answers, onAnswer])
  const [check] = useState(remembering)
  const lines: CheckedLine[] = useMemo(() => {
    const read = people.map((person) => {
      const fields = fieldsOf(person, answers)
      return { person, fields, problems: check(person, fields) }
    })
    return withTwins(read, listed, (line) => answers.leftOut.has(line))
  }, [people, listed, answers, check])
  const change = (changed: (now: Answers) => Partial<Answers>) => setAnswers((now) => ({ ...now, ...changed(now) }))
  return {
    lines,
    answers,
    isLeftOut: ({ person: { line }, twin }: CheckedLine) =>
      answers.leftOut.has(line) || (twin !== undefined && !answers.kept.has(line)),
    sayWord: (key: string, meant: CadreInForm) => change(({ words }) => ({ words: withEntry(words, key, meant) })),
    sayTime: (time: string) => change(() => ({ time })),
    sayQualification: (cadre: string, qualification: string) =>
      change(({ qualifications }) => ({ qualifications: withEntry(qualifications, cadre, qualification) })),
    edit: (line: number, fields: Partial<StaffFields>) =>
      change(({ edits }) => ({ edits: withEntry(edits, line, { ...edits.get(line), ...fields }) })),
    leaveOut: (line: number) =>
      change(({ leftOut, kept }) => ({ leftOut: withOne(leftOut, line), kept: without(kept, line) })),
    putBack: (line: number) =>
      change(({ leftOut, kept }) => ({ leftOut: without(leftOut, line), kept: withOne(kept, line) })),
  }
}

export type StaffList = ReturnType<typeof useStaffList>
