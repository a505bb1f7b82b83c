import { generate } from 'otplib'

/** The code that an authenticator app with this key shows now, or in some seconds. */
export function codeShown(key: string, secondsAhead = 0): Promise<string> {
  return generate({ secret: key.replaceAll(' ', ''), epoch: Math.floor(Date.now() / 1000) + secondsAhead })
}
