import { useEffect, useState } from 'react'
import { loadIfKept } from '../../../api/load-phone-storage.ts'
import { onKeptChange } from '../../../api/phone-database.ts'
import type { KeptAnswer } from '../../../api/phone-storage.ts'
import { useSession } from '../../../api/session.ts'

/** The answers of a registration that are kept on this phone and not sent, by question; undefined while they are read. */
export function useKeptAnswers(registrationId: number | undefined): Map<number, KeptAnswer> | undefined {
  const person = useSession()?.id
  const [kept, setKept] = useState<Map<number, KeptAnswer>>()
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const storage = person === undefined ? undefined : await loadIfKept()
      const all = person === undefined ? [] : ((await storage?.listKeptAnswers(person)) ?? [])
      const own = all.filter(({ answer }) => answer.registration_id === registrationId)
      if (isWanted) setKept(new Map(own.map((one) => [one.answer.sub_list_id, one])))
    }
    const readAgain = () => void read().catch(() => setKept(new Map()))
    readAgain()
    const stop = onKeptChange(readAgain)
    return () => {
      isWanted = false
      stop()
    }
  }, [person, registrationId])
  return kept
}

/** Which questions are answered: what the server has, and what is kept on this phone. */
export function answeredWith(
  answers: readonly { sub_list_id: number }[],
  kept: ReadonlyMap<number, KeptAnswer> | undefined,
): { sub_list_id: number }[] {
  const onPhone = [...(kept?.keys() ?? [])].filter((id) => !answers.some(({ sub_list_id }) => sub_list_id === id))
  return [...answers, ...onPhone.map((sub_list_id) => ({ sub_list_id }))]
}
