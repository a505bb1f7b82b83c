import type { MessageSettings } from './message-config.ts'
import type { Sender } from './sender.ts'
import type { Channel } from './template.ts'

/** The channels that are set up. Their code is loaded only then. */
export async function openSenders({ mail, sms }: MessageSettings): Promise<Partial<Record<Channel, Sender>>> {
  return {
    ...(mail && { mail: (await import('./mail-sender.ts')).mailSender(mail) }),
    ...(sms && { sms: (await import('./sms-sender.ts')).smsSender(sms) }),
  }
}
