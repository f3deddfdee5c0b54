import type { ReactNode } from 'react';
import { adminImportCopy as copy } from '../../copy/adminImport.ts';
import { locale } from '../../copy/language.ts';
import type { CatalogueImport } from '../../../machines/generated/schema.ts';
import { Card } from '../../ui/Card.tsx';
import { takeFocus } from '../../ui/takeFocus.ts';
import { css } from '../../generated/panda/css/index.js';
import { grid, stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

interface Props {
  title: string;
  text: string;
  outcome: CatalogueImport;
  /** The button that started it is gone, so the focus moves here. */
  takesFocus?: boolean;
  children?: ReactNode;
}

const rows = ['added', 'changed', 'prices', 'unchanged'] as const;

/** What an import would do, or did, in numbers. */
export function ImportResult({ title, text, outcome, takesFocus = false, children }: Props) {
  return (
    <Card className={stack({ gap: '5', p: '5' })}>
      <div className={stack({ gap: '1' })}>
        <h2
          className={`${heading({ size: 'lg' })} ${css({ overflowWrap: 'anywhere' })}`}
          {...(takesFocus && { tabIndex: -1, ref: takeFocus })}
        >
          {title}
        </h2>
        <p className={css({ color: 'fg.muted' })}>{text}</p>
      </div>
      <dl className={grid({ columns: { base: 2, md: 4 }, gap: '4' })}>
        {rows.map((name) => (
          <div
            key={name}
            className={stack({ direction: 'column-reverse', gap: '0', justify: 'flex-end' })}
          >
            <dt className={css({ fontSize: 'sm', color: 'fg.muted' })}>{copy.counts[name]}</dt>
            <dd className={css({ fontSize: '2xl', fontWeight: 'semibold' })}>
              {outcome[name].toLocaleString(locale())}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}
