import type { Call } from '@portal/contract/call.ts'
import { calls } from '@portal/contract/calls.ts'
import { type Capability, duties, dutiesFor, mayDo } from '@portal/domain/accounts/capabilities.ts'
import { screens } from '../app/screens.ts'

/** Who has a capability, in words. A screen without one is for everybody who is signed in. */
function whoMay(may: Capability | undefined): string {
  if (may === undefined) return 'owners, officers'
  if (mayDo(undefined, may)) return 'anybody'
  const needed = dutiesFor(may)
  const owners = mayDo({ privilege_type: 'user', duties: [] }, may) ? ['owners'] : []
  const officers = mayDo({ privilege_type: 'admin', duties }, may) ? ['officers'] : []
  const withDuty = needed.length > 0 ? officers.map((word) => `${word} with ${needed.join(' or ')}`) : officers
  return [...owners, ...withDuty].join(', ')
}

const inBraces = (path: string) => `\`${path.replaceAll(/:(\w+)/g, '{$1}')}\``

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The lists of the specification that follow from the code. */
const lists = {
  addresses: () =>
    table(
      ['Address', 'Screen', 'Who may open it'],
      screens.map(({ path, title, may }) => [inBraces(path), title, whoMay(may)]),
    ),
  'menu entries': () =>
    table(
      ['Entry', 'Group', 'Leads to', 'Who sees it'],
      screens.flatMap(({ path, may, menu }) =>
        menu ? [[menu.label, menu.group ?? '–', inBraces(path), whoMay(menu.may ?? may)]] : [],
      ),
    ),
  calls: () =>
    table(
      ['Call', 'Who may make it', 'What it does'],
      Object.values<Call>(calls).map(({ method, path, may, summary }) => [
        `\`${method} ${path}\``,
        whoMay(may),
        summary,
      ]),
    ),
}

const beginning = (name: string) => `<!-- ${name}, written by npm run lists -->\n\n`
const end = '\n\n<!-- end of the list -->'

/** The document with each list as the code has it now. Fails if the place of a list is missing. */
export function withLists(document: string): string {
  return Object.entries(lists).reduce((text, [name, list]) => {
    const [before, after] = text.split(beginning(name))
    if (before === undefined || after === undefined) throw new Error(`The list of ${name} has no place`)
    return [before, beginning(name), list(), after.slice(after.indexOf(end))].join('')
  }, document)
}
