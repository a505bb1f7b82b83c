import { MessageTemplates } from '../../features/messages/message-templates.tsx'
import { Notifications } from '../../style-guide/notifications.tsx'

/** The style guide's page of everything that the portal says. */
export function StyleGuideNotifications() {
  return <Notifications templates={<MessageTemplates />} />
}
