import { Box, Button, Checkbox, Stack, Text } from '@chakra-ui/react';
import { Booking } from '../app/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { StepFooter } from '../ui/StepFooter.tsx';
import { AddressForm } from '../account/AddressForm.tsx';

const copy = bookingCopy.address;

/** The form for an address, then the one that is used, labelled HOME. */
export function AddressStep() {
  const send = Booking.useSend();
  const { addresses, draft, message } = Booking.useSelector((snapshot) => snapshot.context);
  const state = Booking.useSelector(({ value }) =>
    typeof value === 'object' && 'address' in value ? value.address : undefined,
  );
  const mayReturn = Booking.useCan({ type: 'editing.cancelled' });
  const canOrder = Booking.useCan({ type: 'order.requested' });
  const shown =
    addresses.find((address) => address.id === draft.addressId) ??
    addresses.find((address) => address.isDefault) ??
    addresses[0];
  const editing = state === 'editing' || state === 'saving';
  const choosing =
    state === 'choosing' ||
    state === 'creatingOrder' ||
    state === 'orderFailed' ||
    state === 'done';
  return (
    <Page title={editing ? copy.title : copy.select} narrow>
      <Stack gap="4">
        {state === 'loading' ? <Loading rows={2} /> : null}
        {state === 'loadFailed' ? (
          <ErrorState message={copy.failed} onRetry={() => send({ type: 'load.retried' })}>
            <Button variant="outline" onClick={() => send({ type: 'address.added' })}>
              {copy.write}
            </Button>
          </ErrorState>
        ) : null}
        {editing ? (
          <AddressForm
            message={message}
            saving={state === 'saving'}
            onSave={(address) => send({ type: 'address.submitted', address })}
            onCancel={mayReturn ? () => send({ type: 'editing.cancelled' }) : undefined}
          />
        ) : null}
        {choosing && shown ? (
          <>
            <Card borderColor={draft.addressId ? 'brand.solid' : undefined}>
              <Checkbox.Root
                colorPalette="brand"
                size="lg"
                minH="11"
                checked={draft.addressId === shown.id}
                onCheckedChange={({ checked }) =>
                  send(
                    checked === true
                      ? { type: 'address.ticked', addressId: shown.id }
                      : { type: 'address.unticked' },
                  )
                }
              >
                <Checkbox.HiddenInput aria-label={copy.home} />
                <Checkbox.Control />
                <Box>
                  <Text fontWeight="bold" fontSize="sm" letterSpacing="0.06em">
                    {copy.home}
                  </Text>
                  <Text>
                    {shown.houseNo}, {shown.road}
                  </Text>
                  <Text color="fg.muted">
                    {shown.cityState} {shown.zipCode}
                  </Text>
                </Box>
              </Checkbox.Root>
            </Card>
            <Box>
              <Button
                variant="plain"
                colorPalette="brand"
                px="0"
                minH="11"
                asChild
                onClick={(event) => {
                  event.preventDefault();
                  send({ type: 'address.added' });
                }}
              >
                <a href="#address">{copy.add}</a>
              </Button>
            </Box>
            <InlineMessage message={message} />
            <StepFooter
              summary={draft.addressId ? copy.chosen : copy.none}
              action={copy.action}
              enabled={canOrder}
              busy={state === 'creatingOrder'}
              reason={copy.none}
              onAction={() => send({ type: 'order.requested' })}
            />
          </>
        ) : null}
      </Stack>
    </Page>
  );
}
