// Without the leading 0: mobile numbers have ten digits; landlines seven or eight, or ten if renumbered to 02….
const nigerianMobile = /^(?:70|80|81|90|91)\d{8}$/
const nigerianLandline = /^(?:(?!70|80|81|90|91)[1-9]\d{6,7}|2\d{9})$/
const abroad = /^\+[1-9]\d{7,14}$/

/**
 * A phone number in one form, `+2348031234567`; undefined when it is not one. Accepts 0803…, 234…, +234… and foreign
 * numbers with + or 00 and 8 to 15 digits. Spaces, dashes, dots and brackets are ignored.
 */
export function normalisePhone(text: string): string | undefined {
  const dialled = text.replace(/[\s().\-\u2010-\u2015]/g, '').replace(/^00/, '+')
  if (!/^\+?\d+$/.test(dialled)) return undefined
  const national = nationalPart(dialled)
  if (national === undefined) return abroad.test(dialled) ? dialled : undefined
  return nigerianMobile.test(national) || nigerianLandline.test(national) ? `+234${national}` : undefined
}

// People also write +234 (0)803…, so one 0 after the country code is dropped.
function nationalPart(dialled: string): string | undefined {
  return /^(?:\+?2340?|0)(\d*)$/.exec(dialled)?.[1]
}

/** Whether a stored number is a Nigerian mobile number: only these are sent codes and links, because an SMS abroad is dear. */
export function isNigerianMobile(number: string): boolean {
  return number.startsWith('+234') && nigerianMobile.test(number.slice(4))
}

/** Whether what somebody logs in with is a phone number in its stored form, and not an email. */
export function isPhone(name: string): boolean {
  return !name.includes('@')
}

/** How far an account is with confirming its phone number. `not offered`: no SMS can be sent to it. */
export const phoneStates = ['not offered', 'not confirmed', 'code sent', 'confirmed'] as const

/** One of `phoneStates`. */
export type PhoneState = (typeof phoneStates)[number]
