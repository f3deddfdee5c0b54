import { Link, Outlet } from 'react-router-dom';
import { adminCopy } from '../copy/admin.ts';
import { shellCopy } from '../copy/shell.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { paths } from '../paths.ts';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { Logo } from '../ui/Logo.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** The frame of the staff's pages that are shown before anyone is logged in. */
export function AdminShell() {
  return (
    <>
      <SkipLink />
      <header data-admin className={css({ bg: 'bg.panel', borderBottomWidth: '1px' })}>
        <div
          className={stack({
            direction: 'row',
            align: 'center',
            flexWrap: 'wrap',
            columnGap: '3',
            rowGap: '0',
            maxW: 'content',
            mx: 'auto',
            px: { base: '3', md: '6' },
            minH: '16',
          })}
        >
          <Link to={paths.adminLogin}>
            <Logo />
          </Link>
          <p className={css({ color: 'fg.muted', flex: '1 1 5rem', overflowWrap: 'anywhere' })}>
            {adminCopy.name}
          </p>
          <TextLink to={paths.home}>{shellCopy.home}</TextLink>
          <LanguageSwitch />
        </div>
      </header>
      <Outlet />
    </>
  );
}
