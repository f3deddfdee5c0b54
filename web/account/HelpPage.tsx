import { Link } from 'react-router-dom';
import { accountCopy } from '../copy/account.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button, heading } from '../generated/panda/recipes/index.js';
import { paths } from '../paths.ts';
import { Drawn } from '../shared/Drawn.tsx';
import { AtTheDoor } from '../shared/drawings.ts';
import { openChat } from '../shared/openChat.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { FileText } from '../ui/lucide/FileText.tsx';
import { FlaskConical } from '../ui/lucide/FlaskConical.tsx';
import { GlassWater } from '../ui/lucide/GlassWater.tsx';
import { House } from '../ui/lucide/House.tsx';
import { Banknote } from '../ui/lucide/Banknote.tsx';
import { IconMark } from '../ui/IconMark.tsx';
import { Page } from '../ui/Page.tsx';

/** One icon for each part of the help. */
const icons = [GlassWater, House, Banknote, FlaskConical, FileText];

export function HelpPage() {
  const { title, parts, more, moreText, chat, orders } = accountCopy.texts.help;
  return (
    <main id="main">
      <Page title={title} narrow drawing={<Drawn of={AtTheDoor} />}>
        <div className={stack({ gap: '3' })}>
          <Card>
            <ul className={stack({ gap: '5', listStyleType: 'none' })}>
              {parts.map(([name, text], index) => (
                <li key={name} className={css({ display: 'flex', flexWrap: 'wrap', gap: '4' })}>
                  <IconMark of={icons[index]!} />
                  <div className={css({ flex: '1 1 10rem', minW: '0' })}>
                    <h2 className={cx(heading({ size: 'md' }), css({ mb: '1' }))}>{name}</h2>
                    <p className={css({ color: 'fg.muted' })}>{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </Card>
          <Card>
            <h2 className={cx(heading({ size: 'md' }), css({ mb: '1' }))}>{more}</h2>
            <p className={css({ color: 'fg.muted', mb: '4' })}>{moreText}</p>
            <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap' })}>
              <Button
                onClick={openChat}
                className={css({
                  minH: '11',
                  h: 'auto',
                  maxW: 'full',
                  py: '2',
                  whiteSpace: 'normal',
                  colorPalette: 'brand',
                })}
              >
                {chat}
              </Button>
              <Link
                to={paths.orders}
                className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
              >
                {orders}
              </Link>
            </div>
          </Card>
        </div>
      </Page>
    </main>
  );
}
