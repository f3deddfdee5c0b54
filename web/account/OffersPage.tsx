import { offersCopy as copy } from '../copy/offers.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { Drawn } from '../shared/Drawn.tsx';
import { OnTheWay } from '../shared/drawings.ts';
import { Session } from '../shared/flows/flows.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { none, offersQuery, ownOffersQuery } from '../shared/queries.ts';
import { Card } from '../ui/Card.tsx';
import { Banknote } from '../ui/lucide/Banknote.tsx';
import { Tag } from '../ui/lucide/Tag.tsx';
import { Users } from '../ui/lucide/Users.tsx';
import { IconMark } from '../ui/IconMark.tsx';
import { offerTerms } from '../ui/offerTerms.ts';
import { List } from '../ui/List.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { OrderShape } from '../ui/shapes.tsx';

const titled = stack({ direction: 'row', align: 'center', gap: '3', mb: '2' });
/** One icon for each standing benefit. */
const icons = [Banknote, Users];

/**
 * The current offers that the person may use, with their terms, and the benefits of every order.
 */
export function OffersPage() {
  const isVisitor = Session.useSelector(({ context }) => context.user === null);
  const everybodys = usePageQuery(offersQuery, none, { skip: !isVisitor });
  const own = usePageQuery(ownOffersQuery, none, { skip: isVisitor });
  const { error, retry } = isVisitor ? everybodys : own;
  const offers = isVisitor ? everybodys.data?.offers : own.data?.ownOffers;
  return (
    <main id="main">
      <Page title={copy.title} narrow drawing={<Drawn of={OnTheWay} />}>
        <div className={stack({ gap: '3' })}>
          {error && !offers ? <ErrorState message={copy.failed} onRetry={retry} /> : null}
          {!offers && !error ? (
            <Loading>
              <OrderShape rows={1} />
            </Loading>
          ) : null}
          {offers?.length === 0 ? (
            <TextCard icon={Tag} title={copy.none} text={copy.noneText} />
          ) : null}
          <List>
            {offers?.map((offer) => (
              <Card as="li" key={offer.code}>
                <div className={titled}>
                  <IconMark of={Tag} />
                  <h2 className={heading({ size: 'md' })}>{offer.title}</h2>
                </div>
                <ul className={css({ ps: '5', my: '2', listStyleType: 'disc', color: 'fg.muted' })}>
                  {[...offerTerms(offer), copy.terms.instead].map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                <p
                  className={css({ color: 'fg.muted' })}
                >{`${copy.how} ${copy.terms.code(offer.code)}`}</p>
              </Card>
            ))}
          </List>
          {copy.always.map(([title, text], index) => (
            <TextCard key={title} icon={icons[index]!} title={title} text={text} />
          ))}
        </div>
      </Page>
    </main>
  );
}

function TextCard({ icon, title, text }: { icon: typeof Tag; title: string; text: string }) {
  return (
    <Card>
      <div className={titled}>
        <IconMark of={icon} />
        <h2 className={heading({ size: 'md' })}>{title}</h2>
      </div>
      <p className={css({ color: 'fg.muted' })}>{text}</p>
    </Card>
  );
}
