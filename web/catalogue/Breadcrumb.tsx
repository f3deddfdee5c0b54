import { Breadcrumb as Crumbs } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { testCopy } from '../copy/home.ts';

/** Home > test name, and > 'Add Patient' while a patient is added. */
export function Breadcrumb({ testName, testId, adding = false }: { testName: string | undefined; testId?: string | null; adding?: boolean }) {
  return (
    <Crumbs.Root>
      <Crumbs.List flexWrap="wrap">
        <Crumbs.Item><Crumbs.Link asChild><Link to={paths.home}>{testCopy.home}</Link></Crumbs.Link></Crumbs.Item>
        {testName ? <Crumbs.Separator /> : null}
        {testName ? <Crumbs.Item>{adding && testId ? <Crumbs.Link asChild><Link to={paths.testInfo(testId)}>{testName}</Link></Crumbs.Link> : <Crumbs.CurrentLink>{testName}</Crumbs.CurrentLink>}</Crumbs.Item> : null}
        {adding ? <Crumbs.Separator /> : null}
        {adding ? <Crumbs.Item><Crumbs.CurrentLink>{testCopy.add}</Crumbs.CurrentLink></Crumbs.Item> : null}
      </Crumbs.List>
    </Crumbs.Root>
  );
}
