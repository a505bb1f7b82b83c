import { posix } from 'node:path'
import type { Package } from './open-package.ts'
import { attributeOf, parseXml } from './parse-xml.ts'

/** A sheet of a workbook, and the part that has its rows. */
interface SheetPart {
  name: string
  part: string
  isHidden: boolean
}

/** What a workbook consists of. */
export interface WorkbookParts {
  sheets: SheetPart[]
  sharedStrings: string | undefined
  styles: string | undefined
  /** Days are counted from 1904, as on old Macs, and not from 1900. */
  isFrom1904: boolean
}

interface Relation {
  type: string
  part: string
}

/** What a part refers to. Types are compared by their last word, because the strict form of the format has other addresses. */
async function relationsOf(zip: Package, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part)
  const relations = new Map<string, Relation>()
  await parseXml(zip.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)), {
    open: (name, { Id, Type, Target }) => {
      if (name !== 'Relationship' || !Id || !Type || !Target) return
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
      relations.set(Id, { type: Type.split('/').at(-1) ?? '', part: path })
    },
  })
  return relations
}

/** The name of the part that is the workbook itself; undefined if the ZIP is none. */
export async function findWorkbook(zip: Package): Promise<string | undefined> {
  const named = zip.names.has('_rels/.rels') ? await relationsOf(zip, '') : new Map<string, Relation>()
  const main = [...named.values()].find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml'
  return zip.names.has(main) ? main : undefined
}

/** Finds the parts of a workbook. Sheets that are shown come before hidden ones. */
export async function readWorkbookParts(zip: Package, workbook: string): Promise<WorkbookParts> {
  const relations = await relationsOf(zip, workbook)
  const sheets: SheetPart[] = []
  let isFrom1904 = false
  await parseXml(zip.read(workbook), {
    open: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = ['1', 'true', 'on'].includes(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const relation = relations.get(attributeOf(attributes, 'id') ?? '')
      if (relation?.type !== 'worksheet') return
      const isHidden = attributes.state !== undefined && attributes.state !== 'visible'
      sheets.push({ name: attributes.name ?? '', part: relation.part, isHidden })
    },
  })
  const partOf = (type: string) => [...relations.values()].find((relation) => relation.type === type)?.part
  return {
    sheets: [...sheets.filter(({ isHidden }) => !isHidden), ...sheets.filter(({ isHidden }) => isHidden)],
    sharedStrings: partOf('sharedStrings'),
    styles: partOf('styles'),
    isFrom1904,
  }
}
