import type { Content } from './template.ts'

/** A message that is ready to be sent. */
export interface ReadyMessage {
  /** The same for every attempt. */
  messageId: string
  to: { name: string; address: string }
  ministry: string
  content: Content
}

/** One way out of the portal. */
export interface Sender {
  /** Resolves when the other side has accepted the message; otherwise throws a DeliveryFailure. */
  send: (message: ReadyMessage) => Promise<void>
  close: () => void
}

/**
 * Why a message was not accepted. `refused`: this message will never be accepted. `unreachable`: nothing can be sent now,
 * so that the other messages need not be tried. `later`: this message may be accepted later.
 */
export class DeliveryFailure extends Error {
  readonly kind: 'refused' | 'unreachable' | 'later'

  constructor(kind: DeliveryFailure['kind'], reason: string) {
    super(
      reason
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 500),
    )
    this.kind = kind
  }
}
