import { type Fields, identifyingFields, nameOfRow, type StoredContents } from './application-contents.ts'
import {
  type ComparedField,
  type ComparedThing,
  compareFields,
  compareVersions,
  isChanged,
  staffIn,
} from './compared-versions.ts'

/** One thing that differs between two versions of an application. */
export interface ApplicationChange extends ComparedThing {
  kind: 'added' | 'removed' | 'changed'
  /** The fields that differ; empty for what was added or removed, besides answers. */
  fields: ComparedField[]
}

/** What changed from one version of an application to the next, in the order in which an officer reads an application. */
export function changesBetween(before: StoredContents, after: StoredContents): ApplicationChange[] {
  return compareVersions(before, after).flatMap(({ kind, ...thing }): ApplicationChange[] => {
    // A question that is no longer asked is no change of the application, and of what was not recorded nobody knows.
    if (kind === 'same' || kind === 'not recorded' || (kind === 'removed' && thing.part === 'answers')) return []
    const isListed = kind === 'changed' || thing.part === 'answers'
    return [{ ...thing, kind, fields: isListed ? thing.fields.filter(isChanged) : [] }]
  })
}

/** One thing of an application as it was and as it is now; null where it was not there. */
interface OneThing {
  part: string
  /** The id of the row or the question, if there are several. */
  id?: number
  /** A question, where the fields do not name the thing. */
  name?: string
  before: object | null
  after: object | null
}

const identifying: ReadonlySet<string> = new Set(identifyingFields)

/** What a call changed in one thing of an application; undefined when it changed nothing. */
export function changeOf({ part, id, name, before, after }: OneThing): ApplicationChange | undefined {
  const [was, is] = [before && fieldsOf(before), after && fieldsOf(after)]
  const present = is ?? was
  if (!present) return undefined
  const named = {
    part,
    id: id ?? null,
    name: name ?? (id === undefined ? '' : nameOfRow(present)),
    ...staffIn(present),
  }
  if (!was) return { ...named, kind: 'added', fields: [] }
  if (!is) return { ...named, kind: 'removed', fields: [] }
  const fields = compareFields(was, is, identifying).filter(isChanged)
  return fields.length > 0 ? { ...named, kind: 'changed', fields } : undefined
}

function fieldsOf(thing: object): Fields {
  return Object.fromEntries(Object.entries(thing))
}
