import { accountCopy } from '../copy/account.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';

/** Help. */
export function HelpPage() {
  const { title, parts } = accountCopy.texts.help;
  return (
    <main id="main">
      <Page title={title} narrow>
        <div className={stack({ gap: '3' })}>
          {parts.map(([name, text]) => (
            <Card key={name}>
              <h2 className={cx(heading({ size: 'md' }), css({ mb: '2' }))}>{name}</h2>
              <p className={css({ color: 'fg.muted' })}>{text}</p>
            </Card>
          ))}
        </div>
      </Page>
    </main>
  );
}
