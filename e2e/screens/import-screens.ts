import type { Screen } from './screen.ts'

/** The screens of registers from paper. */
export const importScreens: Screen[] = [
  { name: 'imports', as: 'officer', at: () => '/admin/imports', shows: 'register.csv' },
  {
    name: 'the columns of an import',
    as: 'officer',
    at: ({ register }) => `/admin/imports/${register.id}?step=columns`,
    shows: 'What the columns are',
  },
  {
    name: 'the values of an import',
    as: 'officer',
    at: ({ register }) => `/admin/imports/${register.id}?step=values`,
    shows: '31/2/2027',
  },
  {
    name: 'the rows of an import',
    as: 'officer',
    at: ({ register }) => `/admin/imports/${register.id}?step=rows&state=all`,
    shows: 'in the file',
  },
  {
    name: 'the commit of an import',
    as: 'officer',
    at: ({ register }) => `/admin/imports/${register.id}?step=commit`,
    shows: 'come in with a licence',
  },
]
