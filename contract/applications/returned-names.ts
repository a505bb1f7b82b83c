import { nameOfRow } from '@portal/domain/applications/application-contents.ts'
import { hasReturnableRows, type ReturnedItem } from '@portal/domain/applications/returned-items.ts'
import { rowSections } from '@portal/domain/applications/row-sections.ts'
import { nameOfDocument } from '@portal/domain/applications/staff-documents.ts'
import type { ReviewedContents } from '../cases/application-review.ts'

/** What tells an owner which question, person or file is returned. */
type Named = Required<Pick<ReturnedItem, 'name' | 'requirement_id'>>

function everyItem(contents: ReviewedContents): Map<string, Named> {
  const { answers, documents, payments } = contents
  const named = (section: string, id: number, name: string) =>
    [`${section} ${id}`, { name, requirement_id: null }] as const
  return new Map<string, Named>([
    ...answers.map(
      ({ sub_list_id, question, requirement_id }) =>
        [`requirements ${sub_list_id}`, { name: question, requirement_id }] as const,
    ),
    ...rowSections.flatMap(({ section, list }) => contents[list].map((row) => named(section, row.id, nameOfRow(row)))),
    ...documents.map((row) => named('documents', row.id, nameOfDocument(row))),
    ...payments.map(({ id }) => named('payment', id, 'receipt')),
  ])
}

/** The words for an item of an application; undefined if the application does not contain it. A whole section has no name. */
export function nameOfItem(
  contents: ReviewedContents,
  { section, id }: Pick<ReturnedItem, 'section' | 'id'>,
): Named | undefined {
  if (id === null) return { name: null, requirement_id: null }
  return hasReturnableRows(section) ? everyItem(contents).get(`${section} ${id}`) : undefined
}
