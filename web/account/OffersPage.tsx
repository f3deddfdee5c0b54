import { offersCopy as copy } from '../copy/offers.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';
import { usePageQuery } from '../shared/pageData.ts';
import { none, offersQuery } from '../shared/queries.ts';
import { Card } from '../ui/Card.tsx';
import { offerTerms } from '../ui/offerTerms.ts';
import { List } from '../ui/List.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { OrderShape } from '../ui/shapes.tsx';

/** The offers that run now with their terms, and what every order has. */
export function OffersPage() {
  const { data, error, retry } = usePageQuery(offersQuery, none);
  return (
    <main id="main">
      <Page title={copy.title} narrow>
        <div className={stack({ gap: '3' })}>
          {error && !data ? <ErrorState message={copy.failed} onRetry={retry} /> : null}
          {!data && !error ? (
            <Loading>
              <OrderShape rows={1} />
            </Loading>
          ) : null}
          {data?.offers.length === 0 ? <TextCard title={copy.none} text={copy.noneText} /> : null}
          <List>
            {data?.offers.map((offer) => (
              <Card as="li" key={offer.code}>
                <h2 className={heading({ size: 'md' })}>{offer.title}</h2>
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
          {copy.always.map(([title, text]) => (
            <TextCard key={title} title={title} text={text} />
          ))}
        </div>
      </Page>
    </main>
  );
}

function TextCard({ title, text }: { title: string; text: string }) {
  return (
    <Card>
      <h2 className={cx(heading({ size: 'md' }), css({ mb: '2' }))}>{title}</h2>
      <p className={css({ color: 'fg.muted' })}>{text}</p>
    </Card>
  );
}
