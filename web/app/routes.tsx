import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { TestInfoPage } from '../catalogue/TestInfoPage.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { LoginPage } from '../signIn/LoginPage.tsx';
import { Page } from '../ui/Page.tsx';
import { Loading } from '../ui/states.tsx';
import { EarlyPress } from './EarlyPress.tsx';
import { NotFoundPage } from './ErrorPages.tsx';
import { RequireCustomer } from './guards.tsx';
import {
  AddressPage,
  AdminLoginPage,
  AdminRoutes,
  AppointmentsPage,
  BookingFlow,
  FamilyPage,
  OrdersPage,
  PasswordResetFlow,
  PaymentsPage,
  ReportsPage,
  SignUpFlow,
  TextPages,
  TrackPage,
} from './lazyParts.tsx';
import { paths } from './paths.ts';
import { Shell } from './Shell.tsx';

const mine = (page: ReactNode) => <RequireCustomer>{page}</RequireCustomer>;
const funnel = [
  paths.addPatient,
  paths.lab,
  paths.selectAppointment,
  paths.addAddress,
  '/reviewOrder/:orderId',
  paths.checkout,
  '/payment-success/:orderId',
];

/** The route table of the specification and nothing else; addresses match whatever their case. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route element={<SignUpFlow />}>
          {[paths.signUp, paths.mobile, paths.verifyOtp].map((path) => (
            <Route key={path} path={path} element={null} />
          ))}
        </Route>
        <Route path={paths.login} element={<LoginPage />} />
        <Route element={<PasswordResetFlow />}>
          {[paths.forgotPassword, paths.resetPassword].map((path) => (
            <Route key={path} path={path} element={null} />
          ))}
        </Route>
        <Route path={paths.home} element={<HomePage />} />
        <Route path="/testinfo/:id" element={<TestInfoPage />} />
        <Route
          element={
            <RequireCustomer verified>
              <BookingFlow />
            </RequireCustomer>
          }
        >
          {funnel.map((path) => (
            <Route key={path} path={path} element={null} />
          ))}
        </Route>
        <Route path="/trackOrder/:orderId" element={mine(<TrackPage />)} />
        <Route path={paths.orders} element={mine(<OrdersPage />)} />
        <Route path={paths.reports} element={mine(<ReportsPage />)} />
        <Route path={paths.appointments} element={mine(<AppointmentsPage />)} />
        <Route path={paths.family} element={mine(<FamilyPage />)} />
        <Route path={paths.payments} element={mine(<PaymentsPage />)} />
        <Route path={paths.address} element={mine(<AddressPage />)} />
        {[paths.offers, paths.help, paths.terms].map((path) => (
          <Route key={path} path={path} element={<TextPages />} />
        ))}
        <Route path={paths.adminLogin} element={<AdminLoginPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route
        path="/admin/*"
        element={
          <Suspense
            fallback={
              <main id="main">
                <Page title="Assay" narrow>
                  <Loading />
                </Page>
              </main>
            }
          >
            <AdminRoutes />
            <EarlyPress />
          </Suspense>
        }
      />
    </Routes>
  );
}
