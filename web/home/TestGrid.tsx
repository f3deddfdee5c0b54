import { Box, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { homeCopy } from '../copy/home.ts';
import { usePageQuery } from '../app/pageData.ts';
import { TestIcon } from '../ui/icons.tsx';
import { formatRupees } from '../ui/Price.tsx';
import { labTestsQuery, none } from './home.queries.ts';
import { ErrorState } from '../ui/states.tsx';

const columns = { base: 1, sm: 2, md: 3, lg: 4 };

/** Every test of the catalogue, four in a row on large screens. */
export function TestGrid() {
  const { data, error, retry } = usePageQuery(labTestsQuery, none);
  return (
    <Box as="section" id="tests" scrollMarginTop="80px" aria-labelledby="tests-heading">
      <Heading as="h2" id="tests-heading" fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="-0.02em" mb="5">{homeCopy.grid}</Heading>
      {error && !data ? <ErrorState message={homeCopy.failed} onRetry={() => retry()} /> : (
        <SimpleGrid columns={columns} gap={{ base: '3', md: '4' }}>
          {data ? data.labTests.map((test) => (
            <Link key={test.id} to={paths.testInfo(test.id)}>
              <Stack direction={{ base: 'row', sm: 'column' }} align={{ base: 'center', sm: 'flex-start' }} gap="3" h="full" bg="bg.panel" borderWidth="1px" borderRadius="card" boxShadow="card" p="4"
                transition="transform 180ms, border-color 180ms" _hover={{ borderColor: 'brand.focusRing', transform: 'translateY(-2px)' }}>
                <TestIcon icon={test.icon} />
                <Stack gap="0.5" flex="1" minW="0">
                  <Text fontWeight="semibold" lineHeight="1.3">{test.name}</Text>
                  <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                    {[test.priceInRupees === null ? null : `from ${formatRupees(test.priceInRupees)}`, test.reportTime].filter(Boolean).join(' · ')}
                  </Text>
                </Stack>
              </Stack>
            </Link>
          )) : Array.from({ length: 8 }, (_, index) => <Skeleton key={index} height={{ base: '92px', sm: '152px' }} borderRadius="card" />)}
        </SimpleGrid>
      )}
    </Box>
  );
}
