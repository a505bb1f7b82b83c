import { useState } from 'react'
import { CallProblem } from '../../../api/call-problem.ts'
import { send } from '../../../api/client.ts'
import { keepVisit } from '../../../api/visits/kept-visits.ts'
import { askForRoom } from '../../../api/visits/storage-room.ts'
import { showVisitKit } from '../../../api/visits/visit-calls.ts'

const noRoom = 'This phone has less than 100 MB of room. Make room, then keep the visit.'
const noStorage = 'This browser cannot keep visits, for example in a private window.'

/** Keeps visits on this phone, one after the other. `isPersistent`: whether the browser promises not to delete them. */
export function useKeepVisits(person: number) {
  const [isKeeping, setKeeping] = useState<readonly number[]>([])
  const [problem, setProblem] = useState<string>()
  const [isPersistent, setPersistent] = useState<boolean>()
  async function keep(ids: readonly number[]): Promise<void> {
    if (isKeeping.length > 0) return
    setKeeping(ids)
    setProblem(undefined)
    try {
      const room = await askForRoom()
      setPersistent(room.isPersistent)
      if (!room.hasRoom) return setProblem(noRoom)
      for (const id of ids) {
        const { data } = await send(showVisitKit, { params: { id } })
        await keepVisit(person, data)
      }
    } catch (reason) {
      setProblem(reason instanceof CallProblem ? reason.message : noStorage)
    } finally {
      setKeeping([])
    }
  }
  return { keep, isKeeping, problem, isPersistent }
}
