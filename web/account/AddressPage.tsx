import { useSelector } from '@xstate/react';
import { dotted } from '../../machines/dotted.ts';
import { MapPin } from '../ui/lucide/MapPin.tsx';
import { AskFirst } from '../shared/AskFirst.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { PartBoundary } from '../shared/PartBoundary.tsx';
import { usePageQuery } from '../shared/pageData.ts';
import { addressesQuery, none } from '../shared/queries.ts';
import { accountCopy } from '../copy/account.ts';
import { AddressLines } from '../shared/AddressLines.tsx';
import { Card } from '../ui/Card.tsx';
import { List } from '../ui/List.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { useOpenForm } from '../ui/useOpenForm.ts';
import { useOffered, useSavedList } from './useSavedList.ts';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';

const copy = accountCopy.address;
export const SavedAddressForm = lazyComponent(
  async () => (await import('./SavedAddressForm.tsx')).SavedAddressForm,
);

/** The customer's addresses; the default one is labelled HOME. */
export function AddressPage() {
  const { data, error, retry } = usePageQuery(addressesQuery, none);
  const actor = useSavedList('savedAddress');
  const edited = useSelector(actor, ({ context }) => context.edited);
  const message = useSelector(actor, ({ context }) => context.message);
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const { canOpen, canChange } = useOffered(actor);
  const { open, form } = useOpenForm('savedAddress', {
    id: edited,
    open: (id) => actor.send({ type: 'entry.opened', id }),
    close: () => actor.send({ type: 'editing.cancelled' }),
  });
  const initial = data?.addresses.find((address) => address.id === edited);
  const isEmpty = data?.addresses.length === 0 && !edited;
  const add = (
    <Button
      variant="outline"
      disabled={!canOpen}
      onClick={() => open('new')}
      className={css({ minH: '11' })}
    >
      {copy.add}
    </Button>
  );
  return (
    <main id="main">
      <Page title={copy.title} narrow aside={isEmpty ? undefined : add}>
        <div className={stack({ gap: '3' })} data-saved-list={state}>
          {error ? <ErrorState message={copy.failed} onRetry={retry} /> : null}
          {!data && !error ? <Loading /> : null}
          <InlineMessage message={message} />
          {edited === 'new' || initial ? (
            <div ref={form} tabIndex={-1} role="group" aria-label={initial ? copy.edit : copy.add}>
              <PartBoundary loading={<Loading />}>
                <SavedAddressForm key={edited} address={initial ?? null} actor={actor} />
              </PartBoundary>
            </div>
          ) : null}
          {isEmpty ? (
            <EmptyState
              title={copy.empty}
              text={copy.emptyText}
              icon={<MapPin size={44} strokeWidth={1.5} aria-hidden />}
            >
              {add}
            </EmptyState>
          ) : null}
          <List>
            {data?.addresses.map((address) => (
              <Card as="li" key={address.id}>
                <div>
                  {address.isDefault ? (
                    <Badge className={css({ colorPalette: 'brand', mb: '1' })}>{copy.home}</Badge>
                  ) : null}
                  <AddressLines address={address} />
                </div>
                <div className={stack({ direction: 'row', flexWrap: 'wrap', gap: '2', mt: '3' })}>
                  <Button
                    variant="outline"
                    disabled={!canOpen}
                    onClick={() => open(address.id)}
                    className={css({ minH: '11' })}
                  >
                    {copy.edit}
                  </Button>
                  {address.isDefault ? null : (
                    <Button
                      variant="outline"
                      disabled={!canChange}
                      onClick={() => actor.send({ type: 'default.chosen', id: address.id })}
                      className={css({ minH: '11' })}
                    >
                      {copy.makeDefault}
                    </Button>
                  )}
                  <AskFirst
                    variant="ghost"
                    disabled={!canChange}
                    question={copy.sure}
                    consequence={copy.sureText}
                    yes={copy.yes}
                    onYes={() => actor.send({ type: 'entry.removed', id: address.id })}
                    className={css({ minH: '11' })}
                  >
                    {copy.remove}
                  </AskFirst>
                </div>
              </Card>
            ))}
          </List>
        </div>
      </Page>
    </main>
  );
}
