import { Page } from './Page.tsx';
import { Loading } from './states.tsx';

/** What stands where a page will be, while its code or its first answer comes. */
export function PageShape({ title = 'Assay' }: { title?: string | undefined }) {
  return (
    <main id="main">
      <Page title={title} narrow>
        <Loading />
      </Page>
    </main>
  );
}
