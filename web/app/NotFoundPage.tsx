import { NotFound } from '../ui/NotFound.tsx';
import { paths } from '../paths.ts';

/** A URL that does not exist, as a page of its own. */
export const NotFoundPage = () => (
  <main id="main">
    <NotFound to={paths.home} />
  </main>
);
