import { expect, it } from 'vitest'
import { renderMail, renderSms } from './render.ts'
import { contentOf, exampleTemplates, findTemplate } from './words-of.ts'

const frame = { name: 'Amina', ministry: 'Niger State Ministry of Health', publicUrl: 'https://licences.example.org' }
const content = {
  title: 'Your registration\r\nis approved',
  paragraphs: ['Read <it>.', 'Then print it.'],
  link: { label: 'Open it', path: '/admin/registration/31' },
}

it('writes a mail as text and as a page, in which nothing that people typed is markup', () => {
  const { subject, text, html } = renderMail({ content, ...frame })
  expect(subject).toBe('Your registration is approved')
  expect(text).toBe(
    'Dear Amina,\n\nYour registration is approved\n\nRead <it>.\n\nThen print it.\n\nOpen it:\nhttps://licences.example.org/admin/registration/31\n\nNiger State Ministry of Health\n',
  )
  expect(html.split('\n').slice(3, 9)).toEqual([
    '<p>Dear Amina,</p>',
    '<p><strong>Your registration is approved</strong></p>',
    '<p>Read &lt;it&gt;.</p>',
    '<p>Then print it.</p>',
    '<p><a href="https://licences.example.org/admin/registration/31">Open it</a></p>',
    '<p>Niger State Ministry of Health</p>',
  ])
})

it('leaves the link out where the portal does not know its address', () => {
  expect(renderMail({ content, ...frame, publicUrl: undefined }).text).not.toContain('Open it')
  expect(renderSms({ content, ...frame, publicUrl: undefined })).toBe(
    'Niger State Ministry of Health: Your registration is approved',
  )
})

it('shortens the words of an SMS to 320 characters, never its link', () => {
  const sms = renderSms({ content: { ...content, title: 'x'.repeat(400) }, ...frame })
  expect(sms).toHaveLength(320)
  expect(sms).toMatch(/^Niger State Ministry of Health: x+ https:\/\/licences\.example\.org\/admin\/registration\/31$/)
})

it.each([
  ['Amina', 'Dear Amina,'],
  ['Ngozi Adaeze Mary', 'Dear Ngozi Adaeze Mary,'],
  ['Jr.', 'Dear Jr.,'],
  ['A B C D', 'Dear Sir or Madam,'],
  ['win money at x.example', 'Dear Sir or Madam,'],
  ['7even', 'Dear Sir or Madam,'],
  ['x'.repeat(31), 'Dear Sir or Madam,'],
  ['', 'Dear Sir or Madam,'],
])('greets %j with %s', (name, greeting) => {
  expect(renderMail({ content, ...frame, name }).text.split('\n')[0]).toBe(greeting)
})

it('sends messages about an account by mail alone, whatever people have chosen, and the others as they choose', () => {
  const listed = exampleTemplates(frame).map(({ name, is_security, channels }) => `${name} ${is_security} ${channels}`)
  expect(listed.filter((one) => one.endsWith(' true mail'))).toEqual([
    'password-reset true mail',
    'invitation true mail',
    'password-changed true mail',
    'account-action true mail',
    'second-factor-on true mail',
    'second-factor-off true mail',
    'wrong-codes true mail',
    'password-stopped true mail',
    'recovery-code-used true mail',
    'email-change true mail',
    'email-change-asked true mail',
    'email-taken true mail',
    'email-changed true mail',
    'phone-confirmed true mail',
    'phone-taken true mail',
  ])
  expect(listed.filter((one) => one.endsWith(' true sms'))).toEqual([
    'password-reset-sms true sms',
    'phone-code true sms',
  ])
  expect(listed.filter((one) => one.endsWith(' false mail'))).toEqual([
    'morning-mail false mail',
    'new-work false mail',
    'monthly-report false mail',
  ])
  expect(listed.filter((one) => one.endsWith(' false mail,sms'))).toHaveLength(20)
  expect(listed).toHaveLength(40)
})

it('says in the mails about work how much there is of each kind, and no names', () => {
  const linesOf = (name: string, kinds: object[]) => {
    const { title, paragraphs, link } = contentOf({ template: name, facts: { kinds } }) ?? {}
    return [title, ...(paragraphs ?? []), link?.path]
  }
  const choose = 'On the page Your account you choose whether you get this mail, and when.'
  const many = [
    { tab: 'Applications', total: 1000, or_more: true, over_time: 12 },
    { tab: 'Payments', total: 1, over_time: 0 },
  ]
  expect(linesOf('morning-mail', many)).toEqual([
    '1,001 or more things wait for you in the inbox, 12 over time',
    'Applications: 1,000 or more, 12 over time',
    'Payments: 1',
    choose,
    '/admin/inbox',
  ])
  expect(linesOf('new-work', many.slice(1))).toEqual([
    '1 new thing in your inbox',
    'Payments: 1',
    choose,
    '/admin/inbox',
  ])
})

const notByYou =
  'If this was not you, choose another password at once with “Forgot your password?” on the page where you log in, and tell the ministry.'

it.each([
  ['password-changed', ['Your password was changed', 'You were logged out everywhere else.', notByYou]],
  ['second-factor-on', ['Logging in now asks for a code', 'A second factor was set up for your account.', notByYou]],
  [
    'second-factor-off',
    ['Logging in no longer asks for a code', 'The second factor of your account was removed.', notByYou],
  ],
  [
    'recovery-code-used',
    [
      'A recovery code was used to log in',
      'If you have lost your phone, set up the second factor again on the page Your account.',
      notByYou,
    ],
  ],
  [
    'email-changed',
    [
      'The email of your account was changed',
      'From now on you log in with the new address.',
      'If this was not you, go to the ministry at once with something that shows who you are.',
    ],
  ],
  [
    'email-taken',
    [
      'This email has an account already',
      'Somebody wanted to use this address for another account. That is not possible, because you have an account with it. Nothing was changed.',
    ],
  ],
  [
    'password-reset-sms',
    [
      'Choose a new password within 30 minutes. If it was not you who asked for it, do nothing.',
      'Choose a new password /reset?token=…',
    ],
  ],
  [
    'phone-code',
    [
      '… confirms this phone number. Enter it under Your account within 10 minutes. If you did not ask for it, give it to nobody.',
    ],
  ],
  [
    'phone-confirmed',
    [
      'You can log in with your phone number now',
      'The phone number of your account was confirmed by SMS. It can be used to log in, and by owners to choose a new password.',
      'If this was not you, log in with your email and put your own number under Your account. Then choose another password, and tell the ministry.',
    ],
  ],
  [
    'phone-taken',
    [
      'Your phone number does not log you in any more',
      'Somebody confirmed the phone number of your account for another account, with a code that was sent to it. A number belongs to one account, so from now on you log in with your email alone.',
      'If the number is still yours, confirm it again under Your account. If it is not, put your present number there.',
    ],
  ],
  [
    'password-reset',
    [
      'Choose a new password',
      'Somebody, probably you, asked for a new password for your account.',
      'The link can be used once within 30 minutes. If it was not you, there is nothing to do: your password stays as it is.',
      'Choose a new password /reset?token=…',
    ],
  ],
  [
    'invitation',
    [
      'You have an account as an officer',
      'The ministry opened an account for you in its portal, https://licences.example.org. You log in there with this email address and a password that you choose now.',
      'The link can be used once within three days. After that, choose “Forgot your password?” on the page where you log in. Nobody from the ministry will ask you for your password.',
      'Choose your password /reset?token=…',
    ],
  ],
  [
    'email-change',
    [
      'Confirm your new email',
      'Confirm that you want to use this address to log in. The link can be used once within 24 hours.',
      'If you did not ask for this, there is nothing to do.',
      'Confirm this address /confirm-email?token=…',
    ],
  ],
  [
    'email-change-asked',
    [
      'Somebody wants to change the email of your account',
      'Somebody who knows your password, probably you, asked to log in with another email address from now on.',
      'If it was you, there is nothing to do. If it was not you, stop the change with the link, and then choose another password.',
      'Stop the change /stop-email?token=…',
    ],
  ],
  [
    'decision',
    [
      'Your registration is approved: APP-2026-000123',
      'Please log in to the portal to read the details and what you can do next.',
      'Read it in the portal /admin/registration/31',
    ],
  ],
  [
    'penalty',
    [
      'Your facility has been penalised',
      'Please log in to the portal to read the details and what you can do next.',
      'Read it in the portal /admin/single-facility/12',
    ],
  ],
  [
    'concern',
    [
      'A concern was reported: CN-7K3M-Q2XD',
      'Please log in to the portal to read the details and what you can do next.',
      'Read it in the portal /admin/concerns/5',
    ],
  ],
  [
    'bank-account',
    [
      'A bank account waits for confirmation',
      'Please log in to the portal to read the details and what you can do next.',
      'Read it in the portal /admin/settings/ministry#bank-account',
    ],
  ],
  [
    'duties',
    [
      'Duties wait for confirmation',
      'Please log in to the portal to read the details and what you can do next.',
      'Read it in the portal /admin/users',
    ],
  ],
])('says in the message %s what it should', (name, words) => {
  const template = findTemplate(name)
  const { title, paragraphs, link } = template?.content(template.example, undefined) ?? { title: '', paragraphs: [] }
  expect([title, ...paragraphs, ...(link ? [`${link.label} ${link.path}`] : [])]).toEqual(words)
})
