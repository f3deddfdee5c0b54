import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRight } from '../ui/lucide/ChevronRight.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

/** A line of the profile panel that leads to a page. */
export function PanelItem({
  to,
  icon,
  label,
  note,
  onClose,
}: {
  to: string;
  icon: ReactNode;
  label: string;
  note?: string;
  onClose: () => void;
}) {
  return (
    <li className={css({ borderBottomWidth: '1px', borderColor: 'border.muted' })}>
      <Link to={to} onClick={onClose}>
        <div
          className={stack({
            direction: 'row',
            align: 'center',
            gap: '3',
            py: '3',
            minH: '12',
            _hover: { color: 'brand.fg' },
          })}
        >
          <div className={css({ color: 'brand.fg' })}>{icon}</div>
          <div className={css({ flex: '1', minW: '0' })}>
            <p className={css({ fontWeight: 'medium' })}>{label}</p>
            {note ? <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{note}</p> : null}
          </div>
          <ChevronRight size={18} aria-hidden />
        </div>
      </Link>
    </li>
  );
}
