import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { adminCopy } from '../../copy/admin.ts';
import { adminOffersCopy as copy } from '../../copy/adminOffers.ts';
import { AdminOffersDocument } from '../generated/graphql.ts';
import { language } from '../../copy/language.ts';
import { paths } from '../../paths.ts';
import { useStaff } from '../signedInStaff.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { offerTerms } from '../../ui/offerTerms.ts';
import { List } from '../../ui/List.tsx';
import { Page } from '../../ui/Page.tsx';
import { formatRupees } from '../../ui/Price.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { button } from '../../generated/panda/recipes/index.js';

/** All offers, current or not, with how much of each is used up. */
export function AdminOffersPage() {
  const { mayCall } = useStaff();
  const { data, error, refetch } = useQuery(AdminOffersDocument, { fetchPolicy: 'network-only' });
  return (
    <Page
      title={copy.title}
      aside={
        mayCall('addOffer') ? (
          <Link
            className={cx(button(), css({ colorPalette: 'accent', minH: '11' }))}
            to={paths.adminAddOffer}
          >
            {copy.add}
          </Link>
        ) : null
      }
    >
      <p className={css({ color: 'fg.muted', mb: '4', maxW: '70ch' })}>{copy.hint}</p>
      {error ? <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data?.adminOffers.length === 0 ? <EmptyState title={copy.empty} /> : null}
      <List>
        {data?.adminOffers.map(({ offer, paused, running, uses, rupeesGiven }) => (
          <li key={offer.code}>
            <Link to={paths.adminOffer(offer.code)}>
              <Card className={css({ p: '3' })}>
                <div className={stack({ direction: 'row', align: 'center', gap: '3' })}>
                  <div className={css({ flex: '1', minW: '0', overflowWrap: 'anywhere' })}>
                    <p
                      className={css({ fontWeight: 'semibold' })}
                    >{`${offer.code} · ${language() === 'hi' ? offer.titleForHindi : offer.title}`}</p>
                    <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                      {offerTerms(offer).join(' · ')}
                    </p>
                    <p className={css({ fontSize: 'sm', fontVariantNumeric: 'tabular-nums' })}>
                      {copy.used(uses, formatRupees(rupeesGiven))}
                    </p>
                  </div>
                  {running ? null : <Badge>{paused ? copy.paused : copy.notRunning}</Badge>}
                </div>
              </Card>
            </Link>
          </li>
        ))}
      </List>
    </Page>
  );
}
