import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import { useRef, useState } from 'react'
import { useCallMutation } from '../../../api/use-call.ts'
import type { Meaning, WrittenValue } from './value-line.tsx'

interface Chosen {
  value: WrittenValue
  meaning: Meaning
}

/** The name of a written value among those that were chosen. */
export const keyOf = ({ field, written }: WrittenValue) => `${field}/${written}`

/** So many values are sent at once. */
export const mostValuesAtOnce = 100

/** What an officer has chosen for written values of an import and has not sent yet. It outlasts the step while the rows are matched. */
export type ChosenMeanings = ReturnType<typeof useChosenMeanings>

/** Keeps what is chosen for written values until it was sent, `mostValuesAtOnce` at once. */
export function useChosenMeanings(id: number) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map())
  const sending = useRef<ReadonlyMap<string, Chosen>>(new Map())
  const saving = useCallMutation(rowCalls.setImportValues, {
    success: ({ message }) => message,
    failure: ({ message }) => message,
    // What was chosen anew meanwhile stays.
    onSuccess: () =>
      setChosen((present) => new Map([...present].filter(([key, one]) => sending.current.get(key) !== one))),
  })
  const hasOneOffer = (value: WrittenValue) => value.offers.length === 1 && !chosen.has(keyOf(value))
  return {
    chosen,
    isSaving: saving.isPending,
    choose(value: WrittenValue, meaning: Meaning | undefined) {
      setChosen((present) => {
        const others = new Map(present)
        if (meaning === undefined) others.delete(keyOf(value))
        else others.set(keyOf(value), { value, meaning })
        return others
      })
    },
    hasOneOffer,
    /** Chooses the only offer of each value that has one, and for which nothing is chosen yet. */
    chooseOnlyOffers(values: readonly WrittenValue[]) {
      const only = values
        .filter(hasOneOffer)
        .flatMap((value) => value.offers.map(({ value: meaning }) => [keyOf(value), { value, meaning }] as const))
      setChosen((present) => new Map([...only, ...present]))
    },
    clear: () => setChosen(new Map()),
    save() {
      sending.current = new Map([...chosen].slice(0, mostValuesAtOnce))
      const values = [...sending.current.values()].map(({ value: { field, written }, meaning }) => ({
        field,
        written,
        value: typeof meaning === 'string' ? meaning.trim() : meaning,
      }))
      saving.mutate({ params: { id }, body: { values } })
    },
  }
}
