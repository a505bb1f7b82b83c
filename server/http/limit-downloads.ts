import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyReply } from 'fastify'

/** Refuses a long download while so many run in this process. Each takes a connection of the database now and then. */
export function downloadLimit(maxDownloads: number, sentence: string): (reply: FastifyReply) => void {
  const limit = personalDownloadLimit(maxDownloads, sentence)
  return (reply) => limit(reply, 0)
}

/** The same for each person. */
export function personalDownloadLimit(
  maxDownloads: number,
  sentence: string,
): (reply: FastifyReply, personId: number) => void {
  const running = new Map<number, number>()
  return (reply, personId) => {
    const before = running.get(personId) ?? 0
    if (before >= maxDownloads) refuse('too_many_requests', sentence, { retry_after: 60 })
    running.set(personId, before + 1)
    reply.raw.once('close', () => {
      const left = (running.get(personId) ?? 1) - 1
      if (left > 0) running.set(personId, left)
      else running.delete(personId)
    })
  }
}
