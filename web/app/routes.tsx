import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { paths } from '../paths.ts'
import { SignIn } from '../screens/sign-in.tsx'
import { OpenPage } from '../ui/open-page.tsx'
import { PageSkeleton } from '../ui/skeletons.tsx'
import { RequireSession } from './require-session.tsx'

// The sign-in page comes with the first file; every other screen is fetched when it is opened.
const Shell = lazy(() => import('./shell/shell.tsx').then(({ Shell }) => ({ default: Shell })))
const Register = lazy(() => import('../screens/register.tsx').then(({ Register }) => ({ default: Register })))
const Terms = lazy(() => import('../screens/terms.tsx').then(({ Terms }) => ({ default: Terms })))
const Certificate = lazy(() =>
  import('../screens/certificate.tsx').then(({ Certificate }) => ({ default: Certificate })),
)
const Statement = lazy(() => import('../screens/statement.tsx').then(({ Statement }) => ({ default: Statement })))
const Overview = lazy(() => import('../screens/overview.tsx').then(({ Overview }) => ({ default: Overview })))
const AddFacility = lazy(() =>
  import('../screens/add-facility.tsx').then(({ AddFacility }) => ({ default: AddFacility })),
)
const RequirementParts = lazy(() =>
  import('../screens/requirement-parts.tsx').then(({ RequirementParts }) => ({ default: RequirementParts })),
)
const MyFacilities = lazy(() =>
  import('../screens/my-facilities.tsx').then(({ MyFacilities }) => ({ default: MyFacilities })),
)
const Registration = lazy(() =>
  import('../screens/registration.tsx').then(({ Registration }) => ({ default: Registration })),
)
const FacilityTypeRequirements = lazy(() =>
  import('../screens/facility-type-requirements.tsx').then(({ FacilityTypeRequirements }) => ({
    default: FacilityTypeRequirements,
  })),
)
const RequirementPart = lazy(() =>
  import('../screens/requirement-part.tsx').then(({ RequirementPart }) => ({ default: RequirementPart })),
)
const AnswerRequirement = lazy(() =>
  import('../screens/answer-requirement.tsx').then(({ AnswerRequirement }) => ({ default: AnswerRequirement })),
)
const NewRegistration = lazy(() =>
  import('../screens/new-registration.tsx').then(({ NewRegistration }) => ({ default: NewRegistration })),
)
const FacilityManagement = lazy(() =>
  import('../screens/facility-management.tsx').then(({ FacilityManagement }) => ({ default: FacilityManagement })),
)
const FacilityTypes = lazy(() =>
  import('../screens/facility-types.tsx').then(({ FacilityTypes }) => ({ default: FacilityTypes })),
)
const Penalties = lazy(() => import('../screens/penalties.tsx').then(({ Penalties }) => ({ default: Penalties })))
const Registrations = lazy(() =>
  import('../screens/registrations.tsx').then(({ Registrations }) => ({ default: Registrations })),
)
const FacilityDetail = lazy(() =>
  import('../screens/facility-detail.tsx').then(({ FacilityDetail }) => ({ default: FacilityDetail })),
)
const States = lazy(() => import('../screens/states.tsx').then(({ States }) => ({ default: States })))
const State = lazy(() => import('../screens/state.tsx').then(({ State }) => ({ default: State })))
const Approval = lazy(() => import('../screens/approval.tsx').then(({ Approval }) => ({ default: Approval })))
const Renewals = lazy(() => import('../screens/renewals.tsx').then(({ Renewals }) => ({ default: Renewals })))
const TableList = lazy(() => import('../style-guide/table-list.tsx').then(({ TableList }) => ({ default: TableList })))
const Typography = lazy(() =>
  import('../style-guide/typography.tsx').then(({ Typography }) => ({ default: Typography })),
)
const Icons = lazy(() => import('../style-guide/icons.tsx').then(({ Icons }) => ({ default: Icons })))
const Maps = lazy(() => import('../screens/maps.tsx').then(({ Maps }) => ({ default: Maps })))
const Notifications = lazy(() =>
  import('../style-guide/notifications.tsx').then(({ Notifications }) => ({ default: Notifications })),
)
const Upgrade = lazy(() => import('../screens/upgrade.tsx').then(({ Upgrade }) => ({ default: Upgrade })))
const Review = lazy(() => import('../screens/review.tsx').then(({ Review }) => ({ default: Review })))
const Settings = lazy(() => import('../screens/settings.tsx').then(({ Settings }) => ({ default: Settings })))
const NotFound = lazy(() => import('../screens/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })))

/** The route table of spec §2, line for line. A screen that is not built yet has no line: it is not found. */
export function Routing() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path="/" element={<SignIn />} />
        <Route path="/register" element={<Register />} />
        <Route path="/terms" element={<Terms />} />
        <Route path="/dashboard" element={<Navigate to={paths.overview()} replace />} />
        <Route
          path="/cert/:id"
          element={
            <RequireSession>
              <Certificate />
            </RequireSession>
          }
        />
        <Route
          path="/statement/:id"
          element={
            <RequireSession>
              <Statement />
            </RequireSession>
          }
        />
        <Route
          path="/admin"
          element={
            <RequireSession>
              <Shell />
            </RequireSession>
          }
        >
          <Route index element={<Navigate to={paths.overview()} replace />} />
          <Route path="overview" element={<Overview />} />
          <Route
            path="user"
            element={
              <RequireSession only="user">
                <AddFacility />
              </RequireSession>
            }
          />
          <Route path="requirement/:id" element={<RequirementParts />} />
          <Route
            path="registration"
            element={
              <RequireSession only="user">
                <MyFacilities />
              </RequireSession>
            }
          />
          <Route
            path="facility/type"
            element={
              <RequireSession only="admin">
                <FacilityTypes />
              </RequireSession>
            }
          />
          <Route
            path="add/registration"
            element={
              <RequireSession only="admin">
                <NewRegistration />
              </RequireSession>
            }
          />
          <Route
            path="all/facilities"
            element={
              <RequireSession only="admin">
                <FacilityManagement />
              </RequireSession>
            }
          />
          <Route
            path="all/penalties"
            element={
              <RequireSession only="admin">
                <Penalties />
              </RequireSession>
            }
          />
          <Route path="single-facility/:id" element={<FacilityDetail />} />
          <Route
            path="states"
            element={
              <RequireSession only="admin">
                <States />
              </RequireSession>
            }
          />
          <Route
            path="state/:id"
            element={
              <RequireSession only="admin">
                <State />
              </RequireSession>
            }
          />
          <Route
            path="all/registrations"
            element={
              <RequireSession only="admin">
                <Registrations />
              </RequireSession>
            }
          />
          <Route path="registration/:id" element={<Registration />} />
          <Route
            path="registration/approval/:id"
            element={
              <RequireSession only="admin">
                <Approval />
              </RequireSession>
            }
          />
          <Route
            path="add/requirement/:id"
            element={
              <RequireSession only="admin">
                <FacilityTypeRequirements />
              </RequireSession>
            }
          />
          <Route path="requirement-part/:id" element={<RequirementPart />} />
          <Route path="requirement-part/register/:id" element={<AnswerRequirement />} />
          <Route path="table-list" element={<TableList />} />
          <Route path="typography" element={<Typography />} />
          <Route path="icons" element={<Icons />} />
          <Route
            path="maps"
            element={
              <RequireSession only="admin">
                <Maps />
              </RequireSession>
            }
          />
          <Route path="notifications" element={<Notifications />} />
          <Route path="upgrade" element={<Upgrade />} />
          <Route
            path="renewals"
            element={
              <RequireSession only="admin">
                <Renewals />
              </RequireSession>
            }
          />
          <Route
            path="review"
            element={
              <RequireSession only="user">
                <Review />
              </RequireSession>
            }
          />
          <Route
            path="settings"
            element={
              <RequireSession only="admin">
                <Settings />
              </RequireSession>
            }
          />
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route
          path="*"
          element={
            <OpenPage>
              <NotFound />
            </OpenPage>
          }
        />
      </Routes>
    </Suspense>
  )
}
