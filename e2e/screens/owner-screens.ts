import type { Screen } from './screen.ts'

/** The screens of owners, empty for a newcomer and filled. */
export const ownerScreens: Screen[] = [
  { name: 'not found, signed in', as: 'owner', at: () => '/admin/nowhere', shows: 'this page does not exist' },
  { name: 'not for you', as: 'owner', at: () => '/admin/all/facilities', shows: 'You cannot open this page' },
  { name: "newcomer's dashboard", as: 'newcomer', at: () => '/dashboard', shows: 'No Facilities Added yet' },
  { name: "newcomer's facilities", as: 'newcomer', at: () => '/admin/registration', shows: 'No Facilities Added yet' },
  {
    name: 'requirement part without a facility',
    as: 'newcomer',
    at: () => '/admin/requirement-part/1',
    shows: 'No Facilities Added yet',
  },
  { name: 'add facility', as: 'newcomer', at: () => '/admin/user', shows: 'Tell us about the facility' },
  { name: "owner's dashboard", as: 'owner', at: () => '/admin/overview', shows: 'Alheri Mortuary' },
  { name: "owner's facilities", as: 'owner', at: () => '/admin/registration', shows: 'Alheri Mortuary' },
  {
    name: 'a choice of facilities',
    as: 'owner',
    at: () => '/admin/requirement-part/1',
    shows: 'Which of your facilities',
  },
  {
    name: 'parts before the start',
    as: 'owner',
    at: ({ idle }) => `/admin/requirement/${idle.id}`,
    shows: 'Start the registration first',
  },
  {
    name: 'parts',
    as: 'owner',
    at: ({ started }) => `/admin/requirement/${started.facility_id}`,
    shows: '1 of 48 questions answered',
  },
  {
    name: 'parts of a type that is asked nothing',
    as: 'owner',
    at: ({ complete }) => `/admin/requirement/${complete.facility_id}`,
    shows: 'Nothing is asked',
  },
  {
    name: 'requirements of a part',
    as: 'owner',
    at: ({ started }) => `/admin/requirement-part/${started.part_id}?facility=${started.facility_id}`,
    shows: '1 of 4 answered',
  },
  {
    name: 'a question without an answer',
    as: 'owner',
    at: ({ started }) =>
      `/admin/requirement-part/register/${started.requirement_id}?facility=${started.facility_id}&page=2`,
    shows: 'Your answer',
  },
  {
    name: 'a question with its answer',
    as: 'owner',
    at: ({ started }) => `/admin/requirement-part/register/${started.requirement_id}?facility=${started.facility_id}`,
    shows: 'A hall with benches',
  },
  {
    name: 'a registration just started',
    as: 'owner',
    at: ({ empty }) => `/admin/registration/${empty.id}`,
    shows: '0 of 48 questions answered',
  },
  {
    name: 'a complete registration',
    as: 'owner',
    at: ({ complete }) => `/admin/registration/${complete.id}`,
    shows: '7 of 7 sections completed',
  },
  {
    name: 'checking the answers',
    as: 'owner',
    at: ({ complete }) => `/admin/registration/${complete.id}?step=check`,
    shows: 'Confirm and submit',
  },
  {
    name: 'the reference',
    as: 'owner',
    at: ({ submitted }) => `/admin/registration/${submitted.id}?step=submitted`,
    shows: 'What happens next',
  },
  {
    name: 'a registration that awaits its decision',
    as: 'owner',
    at: ({ awaiting }) => `/admin/registration/${awaiting.id}`,
    shows: 'The ministry is deciding',
  },
  {
    name: 'a declined registration',
    as: 'owner',
    at: ({ declined }) => `/admin/registration/${declined.id}`,
    shows: 'The ministry declined',
  },
  {
    name: 'an approved registration',
    as: 'owner',
    at: ({ approved }) => `/admin/registration/${approved.id}`,
    shows: 'This facility is registered',
  },
  {
    name: "owner's view of a facility",
    as: 'owner',
    at: ({ declined }) => `/admin/single-facility/${declined.facility_id}`,
    shows: 'No resident medical practitioner',
  },
  { name: 'certificate', as: 'owner', at: ({ approved }) => `/cert/${approved.id}`, shows: 'Permanent Secretary' },
  { name: 'statement', as: 'owner', at: ({ temporary }) => `/statement/${temporary.id}`, shows: 'Permanent Secretary' },
  { name: "newcomer's review", as: 'newcomer', at: () => '/admin/review', shows: 'Nothing to review yet' },
  {
    name: "owner's review",
    as: 'owner',
    at: () => '/admin/review?page=2',
    shows: 'Please correct the number of wards',
  },
]
