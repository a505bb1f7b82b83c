import type { DocumentTerms } from '@portal/contract/catalogue/document-kind.ts'
import { type DocumentPurpose, documentDemands, documentPurposes } from '@portal/domain/applications/document-kinds.ts'
import { z } from 'zod'

const everyOther = 0

/** The name of the field that says whether a type is asked for a document; without a type, whether every other type is. */
export const demandField = (purpose: string, type = everyOther) => `${purpose}_${type}`

/** Whether it is said of a purpose what every other type is asked. A change is asked for what a registration is, unless it says otherwise. */
export const isFilledIn = (purpose: DocumentPurpose) => purpose !== 'change'

/** The fields of the demands in the form of a document. An empty one of a type means that it is asked like every other type. */
export function demandFields(types: readonly { id: number }[]): z.ZodRawShape {
  const ofEveryOther = z.enum(documentDemands, 'Choose whether it is asked for')
  return Object.fromEntries(
    documentPurposes.flatMap((purpose) => [
      [demandField(purpose), isFilledIn(purpose) ? ofEveryOther : ofEveryOther.nullish()],
      ...types.map(({ id }) => [demandField(purpose, id), ofEveryOther.nullish()]),
    ]),
  )
}

/** The values with which the form opens: those of the given terms, else that nobody is asked. */
export function demandsGiven(terms: Pick<DocumentTerms, 'demands'> | null): Record<string, string> {
  const nobody = documentPurposes.filter(isFilledIn).map((purpose) => [demandField(purpose), 'not asked'])
  const given = terms?.demands.map(({ facility_type_id, purpose, demand }) => [
    demandField(purpose, facility_type_id ?? everyOther),
    demand,
  ])
  return Object.fromEntries([...nobody, ...(given ?? [])])
}

/** The demands of the call's body, from the values of the form. Nobody has to say that nobody is asked. */
export function demandsIn(values: Record<string, unknown>, types: readonly { id: number }[]) {
  return documentPurposes.flatMap((purpose) =>
    [everyOther, ...types.map(({ id }) => id)]
      .map((type) => ({
        facility_type_id: type === everyOther ? null : type,
        purpose,
        demand: values[demandField(purpose, type)] || undefined,
      }))
      .filter(
        ({ facility_type_id, demand }) =>
          demand && (facility_type_id !== null || demand !== 'not asked' || !isFilledIn(purpose)),
      ),
  )
}

/** What types are asked that are no longer in the list: it stays, because their facilities may still renew. */
export function demandsOfOthers(terms: Pick<DocumentTerms, 'demands'> | null, types: readonly { id: number }[]) {
  const listed = types.map(({ id }) => id)
  const others = terms?.demands.filter(({ facility_type_id: id }) => id !== null && !listed.includes(id)) ?? []
  return others.map(({ facility_type_id, purpose, demand }) => ({ facility_type_id, purpose, demand }))
}
