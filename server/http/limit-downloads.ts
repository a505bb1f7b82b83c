import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyReply } from 'fastify'

/** Refuses a long download while so many run in this process. Each takes a connection of the database now and then. */
export function downloadLimit(maxDownloads: number, sentence: string): (reply: FastifyReply) => void {
  let running = 0
  return (reply) => {
    if (running >= maxDownloads) refuse('too_many_requests', sentence, { retry_after: 60 })
    running += 1
    reply.raw.once('close', () => {
      running -= 1
    })
  }
}
