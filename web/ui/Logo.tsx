import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';

export function Logo() {
  return (
    <div className={stack({ direction: 'row', align: 'center', gap: '2', minH: '11' })}>
      <svg width="30" height="30" viewBox="0 0 64 64" aria-hidden="true">
        <rect width="64" height="64" rx="16" fill="#0f6066" />
        <path d="M26 14h12v4h-2v12l10 16a5 5 0 0 1-4 8H22a5 5 0 0 1-4-8l10-16V18h-2z" fill="#fff" />
        <path d="M23 42h18l4 6a2 2 0 0 1-2 3H21a2 2 0 0 1-2-3z" fill="#f08a3c" />
      </svg>
      <p
        className={css({
          fontSize: 'xl',
          fontWeight: 'bold',
          letterSpacing: '-0.03em',
          color: 'brand.fg',
        })}
      >
        Assay
      </p>
    </div>
  );
}
