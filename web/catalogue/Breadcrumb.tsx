import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { testCopy } from '../copy/home.ts';
import { uiCopy } from '../copy/ui.ts';
import { Box, Stack } from '../look/elements.tsx';

/** Home > test name, and > 'Add Patient' while a patient is added. */
export function Breadcrumb({
  testName,
  testId,
  adding = false,
}: {
  testName: string | undefined;
  testId?: string | null;
  adding?: boolean;
}) {
  const crumbs: { text: string; to?: string }[] = [{ text: testCopy.home, to: paths.home }];
  if (testName)
    crumbs.push({ text: testName, ...(adding && testId && { to: paths.testInfo(testId) }) });
  if (adding) crumbs.push({ text: testCopy.add });
  return (
    <Box as="nav" aria-label={uiCopy.names.breadcrumb} fontSize="sm" color="fg.muted">
      <Stack as="ol" direction="row" wrap="wrap" align="center" gap="1.5" listStyleType="none">
        {crumbs.map(({ text, to }, index) => (
          <Fragment key={text}>
            {index > 0 ? (
              <Box as="li" aria-hidden>
                ›
              </Box>
            ) : null}
            <Box as="li" {...(!to && { 'aria-current': 'page' as const, color: 'fg' })}>
              {to ? (
                <Box asChild display="inline-flex" alignItems="center" minH="11" px="2" mx="-2">
                  <Link to={to}>{text}</Link>
                </Box>
              ) : (
                text
              )}
            </Box>
          </Fragment>
        ))}
      </Stack>
    </Box>
  );
}
