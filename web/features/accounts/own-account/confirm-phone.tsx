import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import { phoneInGroups } from '@portal/domain/accounts/phone-in-groups.ts'
import { useState } from 'react'
import { PrivateForm } from '../../../api/private-form.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { PasswordAndCode } from './password-and-code.tsx'

type Phone = Pick<calls.Account, 'phone_number' | 'phone_state'>

const words = {
  'not offered': undefined,
  'not confirmed': 'Confirm it by SMS, and you can log in with it as well.',
  'code sent': 'An SMS with a code was sent. It works for 10 minutes.',
  confirmed: 'Confirmed. You can log in with it in place of your email.',
} as const satisfies Record<calls.Account['phone_state'], string | undefined>

/** The phone number, and whether one can log in with it. */
export function PhoneNumber({ phone_number, phone_state }: Phone) {
  const text = words[phone_state]
  return (
    <>
      {phoneInGroups(phone_number)}
      {text && <p className={`${textStyles.help} ${textStyles.quiet}`}>{text}</p>}
    </>
  )
}

/** Has an SMS with a code sent to the phone number, and asks for the code. */
export function ConfirmPhone({ phone_number, phone_state }: Phone) {
  const [isAsking, setIsAsking] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const isSent = phone_state === 'code sent'
  return (
    <div className={layout.line}>
      {isSent && (
        <Button variant="default" isCompact onClick={() => setIsTyping(true)}>
          Enter the code
        </Button>
      )}
      <Button variant="default" isCompact onClick={() => setIsAsking(true)}>
        {isSent ? (
          'Send another code'
        ) : (
          <>
            Confirm<VisuallyHidden> phone number</VisuallyHidden>
          </>
        )}
      </Button>
      {isAsking && (
        <PrivateForm
          title="Confirm your phone number"
          call={calls.askPhoneCode}
          submit="Send the code"
          busy="Sending"
          success={({ message }) => message}
          onSuccess={() => setIsTyping(true)}
          onClose={() => setIsAsking(false)}
        >
          <p>
            An SMS with a code goes to {phoneInGroups(phone_number)}. A number belongs to one account: if another one
            has confirmed it, that one cannot log in with it any more.
          </p>
          <p>
            Whoever gets hold of your phone, or of a new SIM card with your number, can read your SMS and choose a new
            password with one: a second factor, which an app shows, protects your account also then.
          </p>
          <PasswordAndCode />
        </PrivateForm>
      )}
      {isTyping && (
        <PrivateForm
          title="Enter the code of the SMS"
          call={calls.confirmPhone}
          submit="Confirm"
          busy="Confirming"
          success={({ message }) => message}
          onClose={() => setIsTyping(false)}
        >
          <TextField
            name="code"
            label="Code"
            hint={`The six digits in the SMS to ${phoneInGroups(phone_number)}`}
            autoComplete="one-time-code"
            inputMode="numeric"
            characters={7}
          />
        </PrivateForm>
      )}
    </div>
  )
}
