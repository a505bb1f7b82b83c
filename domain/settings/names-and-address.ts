import { line, phoneNumber, picture, type SettingSection, state } from './setting.ts'

/** What the portal and the ministry are called, and where the ministry is. Spec §9.3. */
export const namesAndAddress = {
  title: 'Names and address',
  lead: 'They stand in the menu, on the login page and at the head of everything that is printed. The state is the one whose LGAs a facility can be in.',
  settings: {
    product_name: line({
      label: 'Name of the portal',
      effect: 'What the portal is called in the menu, on the login page and in messages.',
      initial: 'Facility Licensing Portal',
      subject: 'the name of the portal',
      longest: 40,
    }),
    ministry_name: line({
      label: 'Name of the ministry',
      effect: 'What the ministry is called at the head of everything that is printed.',
      initial: 'Niger State Ministry of Health',
      subject: 'the name of the ministry',
      longest: 80,
    }),
    ministry_address: line({
      label: 'Address of the ministry',
      effect: 'Where the ministry is, at the head of everything that is printed.',
      initial: 'Abdulkareem Lafene Secretariat, Minna, Niger State',
      subject: 'the address of the ministry',
      longest: 120,
    }),
    crest_url: picture({
      label: 'Crest',
      effect: 'The picture beside the name of the portal, on the login page and on everything that is printed.',
      initial: null,
    }),
    ministry_phone: phoneNumber({
      label: 'Phone number for questions',
      effect: 'Whom people call; shown to everybody. Empty until an officer fills it in.',
      initial: '',
    }),
    ministry_hours: line({
      label: 'When people can call',
      effect: 'When people can call; shown to everybody. Empty until an officer fills it in.',
      hint: 'For example: Monday to Friday, 8:00 to 16:00',
      initial: '',
      subject: 'when people can call',
      longest: 80,
      mayBeEmpty: true,
    }),
    home_state_id: state({
      label: 'State',
      effect: 'The state whose facilities are registered.',
      hint: 'New facilities can be in its LGAs only. Facilities that are there already stay.',
      initial: 27,
    }),
  },
} as const satisfies SettingSection
