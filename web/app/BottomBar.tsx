import { NavLink } from 'react-router-dom';
import { CalendarDays } from '../ui/lucide/CalendarDays.tsx';
import { FileText } from '../ui/lucide/FileText.tsx';
import { House } from '../ui/lucide/House.tsx';
import { paths } from '../paths.ts';
import { shellCopy as copy } from '../copy/shell.ts';
import { uiCopy } from '../copy/ui.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const links = [
  [paths.home, 'home', House],
  [paths.reports, 'reports', FileText],
  [paths.appointments, 'appointments', CalendarDays],
] as const;

/** The top bar's links on a phone, placed at the bottom in reach of the thumb. */
export function BottomBar() {
  return (
    <nav
      data-bottom-bar
      aria-label={uiCopy.names.main}
      className={css({
        hideFrom: 'md',
        position: { base: 'fixed', _short: 'static' },
        insetInline: '0',
        bottom: '0',
        zIndex: 'docked',
        bg: 'bg.panel',
        borderTopWidth: '1px',
        pb: 'env(safe-area-inset-bottom)',
      })}
    >
      <div className={css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })}>
        {links.map(([to, name, Icon]) => (
          <NavLink key={to} to={to}>
            {({ isActive }) => (
              <div
                className={cx(
                  stack({ align: 'center', gap: '0.5', py: '2', minH: '14' }),
                  css({ color: isActive ? 'brand.fg' : 'fg.muted' }),
                )}
              >
                <Icon size={22} aria-hidden />
                <p className={css({ fontSize: 'xs', fontWeight: 'medium', textAlign: 'center' })}>
                  {copy[name]}
                </p>
              </div>
            )}
          </NavLink>
        ))}
      </div>
    </nav>
  );
}
