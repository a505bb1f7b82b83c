import { useEffect, useState } from 'react'
import { loadIfKept } from '../../../api/load-phone-storage.ts'
import type { KeptAnswer } from '../../../api/phone-storage.ts'
import { useSession } from '../../../api/session.ts'

/** The answers of a registration that are kept on this phone, by question; undefined while they are read. */
export function useKeptAnswers(registrationId: number): Map<number, KeptAnswer> | undefined {
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
    read().catch(() => setKept(new Map()))
    return () => {
      isWanted = false
    }
  }, [person, registrationId])
  return kept
}
