import { Box, Button, Input, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { adminCopy } from '../copy/admin.ts';
import { AdminUsersDocument } from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { momentOf } from '../ui/days.ts';
import { Page } from '../ui/Page.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';

const copy = adminCopy.users;

/** The customers. */
export function AdminUsersPage() {
  const [search, setSearch] = useState('');
  const { data, error, refetch, fetchMore } = useQuery(AdminUsersDocument, {
    variables: { search: search.trim() || null, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.adminUsers;
  const more = () =>
    void fetchMore({
      variables: { after: page?.next ?? null },
      updateQuery: (before, { fetchMoreResult }) => ({
        adminUsers: {
          ...fetchMoreResult.adminUsers,
          items: [...before.adminUsers.items, ...fetchMoreResult.adminUsers.items],
        },
      }),
    });
  return (
    <Page title={copy.title}>
      <Stack gap="3">
        <Input
          size="lg"
          type="search"
          bg="bg.panel"
          maxW="480px"
          aria-label={copy.search}
          placeholder={copy.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {error ? <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} /> : null}
        {!page && !error ? <Loading /> : null}
        {page?.items.length === 0 ? (
          <EmptyState title={copy.empty} icon={<Users size={44} strokeWidth={1.5} aria-hidden />}>
            {search ? (
              <Button minH="11" variant="outline" onClick={() => setSearch('')}>
                {copy.showAll}
              </Button>
            ) : null}
          </EmptyState>
        ) : null}
        {page?.items.map((user) => (
          <Card key={user.id} p="4">
            <Stack direction="row" justify="space-between" gap="3">
              <Box minW="0">
                <Text fontWeight="semibold">{user.name}</Text>
                <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                  {user.email} {user.phone}
                </Text>
              </Box>
              <Box textAlign="end">
                <Text fontSize="sm">{copy.orders(user.orders)}</Text>
                <Text fontSize="sm" color="fg.muted" whiteSpace="nowrap">
                  {momentOf(user.createdAt)}
                </Text>
              </Box>
            </Stack>
          </Card>
        ))}
        {page?.next ? (
          <Button size="lg" variant="outline" onClick={more}>
            {copy.more}
          </Button>
        ) : null}
      </Stack>
    </Page>
  );
}
