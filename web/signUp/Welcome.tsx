import { CalendarCheck } from '../ui/lucide/CalendarCheck.tsx';
import { FileText } from '../ui/lucide/FileText.tsx';
import { House } from '../ui/lucide/House.tsx';
import { welcomeCopy as copy } from '../copy/welcome.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

const icons = { choose: CalendarCheck, visit: House, report: FileText };

/** What the service is, for whoever comes to sign-up first. */
export function Welcome() {
  return (
    <section
      className={stack({
        gap: '5',
        px: '4',
        pb: '8',
        maxW: { base: '460px', lg: 'none' },
        mx: 'auto',
        lg: { pt: '20' },
      })}
    >
      <h2 className={css({ fontSize: 'xl', fontWeight: 'semibold' })}>{copy.title}</h2>
      <ul className={stack({ gap: '4' })}>
        {(['choose', 'visit', 'report'] as const).map((point) => {
          const Icon = icons[point];
          return (
            <li key={point} className={stack({ direction: 'row', gap: '3', align: 'center' })}>
              <span
                aria-hidden
                className={css({
                  bg: 'brand.subtle',
                  color: 'brand.fg',
                  borderRadius: 'full',
                  p: '2.5',
                })}
              >
                <Icon size={20} />
              </span>
              {copy.points[point]}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
