import { Banknote } from '../ui/lucide/Banknote.tsx';
import { LockKeyhole } from '../ui/lucide/LockKeyhole.tsx';
import { UserCheck } from '../ui/lucide/UserCheck.tsx';
import { trustCopy as copy } from '../copy/trust.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { grid } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { Card } from '../ui/Card.tsx';

const icons = [UserCheck, Banknote, LockKeyhole];

/** Reasons to trust us: who comes to the door, refunds, and data protection. */
export function TrustPoints() {
  return (
    <section>
      <h2 className={cx(heading({ size: 'lg' }), css({ mb: '3' }))}>{copy.title}</h2>
      <div className={grid({ columns: { base: 1, md: 3, lg: 1, xl: 3 }, gap: '3' })}>
        {copy.points.map(({ title, text }, index) => {
          const Icon = icons[index]!;
          return (
            <Card key={title}>
              <div className={css({ color: 'brand.fg', mb: '2' })}>
                <Icon size={24} aria-hidden />
              </div>
              <h3 className={css({ fontWeight: 'semibold' })}>{title}</h3>
              <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{text}</p>
            </Card>
          );
        })}
      </div>
    </section>
  );
}
