import { Route, Routes, useLocation } from 'react-router-dom';
import { AdminArea } from '../../../web/admin/AdminArea.tsx';
import { pageCalls } from '../../../web/admin/pageCalls.ts';
import { serve } from './service.tsx';
import type { Answer } from './service.tsx';

const everything = [...new Set(Object.values(pageCalls))];
const owner = { id: 's1', email: 'meera@example.com', name: 'Meera Nair', staffRole: 'OWNER' };
/** Somebody of the staff who may make these calls. */
export const signedIn = (calls: readonly string[] = everything) => ({
  admin: { ...owner, labs: [], calls, staffWithoutLab: 0, visitsWithoutTechnician: 0 },
});
const Login = () => <code>{JSON.stringify(useLocation().state)}</code>;
/** The administration at a URL, with pages that say only which they are. */
export const openAdministration = (url: string, CurrentAdmin: Answer) =>
  serve(
    <Routes>
      <Route path="/admin" element={<AdminArea />}>
        <Route path="*" element={<p>The page</p>} />
        <Route index element={<p>The dashboard</p>} />
      </Route>
      <Route path="/adminLogin" element={<Login />} />
    </Routes>,
    { CurrentAdmin, SignOutAdmin: 'away' },
    { at: { path: '*', url } },
  );
