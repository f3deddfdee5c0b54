import { paths } from '../paths.ts';
import { shellCopy } from '../copy/shell.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { TextLink } from '../ui/TextLink.tsx';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { Logo } from '../ui/Logo.tsx';

const copy = shellCopy.footer;

/** The foot of public pages. */
export function Footer() {
  return (
    <footer
      className={css({
        borderTopWidth: '1px',
        bg: 'bg.panel',
        mt: '10',
        mb: 'calc(-1 * var(--page-end))',
        pb: 'calc(2rem + var(--page-end))',
        pt: '8',
      })}
    >
      <div
        className={stack({
          direction: { base: 'column', md: 'row' },
          justify: 'space-between',
          gap: '6',
          maxW: 'content',
          mx: 'auto',
          px: { base: '4', md: '6' },
        })}
      >
        <div className={css({ maxW: '42ch' })}>
          <Logo />
          <p className={css({ color: 'fg.muted', mt: '2' })}>{copy.promise}</p>
          <p className={css({ color: 'fg.subtle', fontSize: 'sm', mt: '2' })}>{copy.note}</p>
        </div>
        <div
          className={stack({
            direction: 'row',
            gap: '5',
            flexWrap: 'wrap',
            align: { base: 'center', md: 'flex-start' },
          })}
        >
          <TextLink to={paths.offers}>{copy.offers}</TextLink>
          <TextLink to={paths.help}>{copy.help}</TextLink>
          <TextLink to={paths.terms}>{copy.terms}</TextLink>
          <TextLink to={paths.privacy}>{copy.privacy}</TextLink>
          <TextLink to={paths.adminLogin}>{copy.admin}</TextLink>
          <LanguageSwitch variant="outline" />
        </div>
      </div>
    </footer>
  );
}
