import { Badge, Box, Button, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@apollo/client/react';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../app/apollo.ts';
import { accountCopy } from '../copy/account.ts';
import {
  AddressesDocument,
  ChooseDefaultAddressDocument,
  DeleteAddressDocument,
  SaveAddressDocument,
} from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState, ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { AddressForm } from './AddressForm.tsx';
import type { AddressFields } from './AddressForm.tsx';

const copy = accountCopy.address;
const refetchQueries = [AddressesDocument];

/** The customer's addresses; the default one is labelled HOME. */
export function AddressPage() {
  const { data, error, refetch } = useQuery(AddressesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const [edited, setEdited] = useState<string | null>(null);
  const [save, saving] = useMutation(SaveAddressDocument, { refetchQueries });
  const [choose, choosing] = useMutation(ChooseDefaultAddressDocument, { refetchQueries });
  const [remove, removing] = useMutation(DeleteAddressDocument, { refetchQueries });
  const failed = [choosing.error, removing.error].find(Boolean);
  const submit = (fields: AddressFields) => {
    save({ variables: { input: { ...fields, id: edited === 'new' ? null : edited } } }).then(
      () => setEdited(null),
      () => undefined,
    );
  };
  const initial = data?.addresses.find((address) => address.id === edited);
  const none = data?.addresses.length === 0 && !edited;
  const add = (
    <Button variant="outline" minH="11" onClick={() => setEdited('new')}>
      {copy.add}
    </Button>
  );
  return (
    <main id="main">
      <Page title={copy.title} narrow aside={none ? undefined : add}>
        <Stack gap="3">
          {error ? <ErrorState message={copy.failed} onRetry={() => void refetch()} /> : null}
          {!data && !error ? <Loading /> : null}
          <InlineMessage message={failed ? failureOf(failed).message : null} />
          {edited ? (
            <AddressForm
              key={edited}
              initial={initial}
              message={saving.error ? failureOf(saving.error).message : null}
              saving={saving.loading}
              onSave={submit}
              onCancel={() => setEdited(null)}
            />
          ) : null}
          {none ? (
            <EmptyState
              title={copy.empty}
              text={copy.emptyText}
              icon={<MapPin size={44} strokeWidth={1.5} aria-hidden />}
            >
              {add}
            </EmptyState>
          ) : null}
          {data?.addresses.map((address) => (
            <Card key={address.id}>
              <Box>
                {address.isDefault ? (
                  <Badge colorPalette="brand" mb="1">
                    {copy.home}
                  </Badge>
                ) : null}
                <Text fontWeight="medium">
                  {address.houseNo}, {address.road}
                </Text>
                <Text color="fg.muted">
                  {address.cityState} {address.zipCode}
                </Text>
              </Box>
              <Stack direction="row" wrap="wrap" gap="2" mt="3">
                <Button variant="outline" minH="11" onClick={() => setEdited(address.id)}>
                  {copy.edit}
                </Button>
                {address.isDefault ? null : (
                  <Button
                    variant="outline"
                    minH="11"
                    onClick={() =>
                      void choose({ variables: { id: address.id } }).catch(() => undefined)
                    }
                  >
                    {copy.makeDefault}
                  </Button>
                )}
                <Button
                  variant="ghost"
                  minH="11"
                  onClick={() =>
                    void remove({ variables: { id: address.id } }).catch(() => undefined)
                  }
                >
                  {copy.remove}
                </Button>
              </Stack>
            </Card>
          ))}
        </Stack>
      </Page>
    </main>
  );
}
