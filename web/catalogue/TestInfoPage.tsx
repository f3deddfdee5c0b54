import { CalendarCheck, FlaskConical, House, Smartphone } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { bookingActor } from '../app/actors.ts';
import { Session } from '../app/flows.ts';
import { paths } from '../app/paths.ts';
import { useGoBack } from '../app/useGoBack.ts';
import { contentWidth } from '../app/theme/widths.ts';
import { testCopy as copy } from '../copy/home.ts';
import { usePageQuery } from '../app/pageData.ts';
import { labTestQuery } from '../home/home.queries.ts';
import { Box, Button, Heading, SimpleGrid, Stack, Text } from '../look/elements.tsx';
import { Card } from '../ui/Card.tsx';
import { TestIcon } from '../ui/icons.tsx';
import { Price } from '../ui/Price.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { detailOf } from './testDetail.ts';

const tileIcons = [House, FlaskConical, CalendarCheck, Smartphone];

/** A test in full (specification 2, Test detail). Opening it sets the draft's test. */
export function TestInfoPage() {
  const { id = '' } = useParams();
  const { data, error, retry } = usePageQuery(labTestQuery, { id });
  const session = Session.useActor();
  const goBack = useGoBack();
  const navigate = useNavigate();
  const loadedId = data?.labTest.id;
  useEffect(() => {
    if (!loadedId) return;
    void Promise.all([bookingActor.load(), import('../booking/keepDraft.ts')]).then(
      ([booking, { keepDraft }]) => {
        keepDraft(booking, session);
        booking.send({ type: 'test.opened', testId: loadedId, draftId: crypto.randomUUID() });
      },
    );
  }, [loadedId, session]);
  const test = data && detailOf(data.labTest);

  return (
    <Box
      as="main"
      id="main"
      maxW={contentWidth}
      mx="auto"
      px={{ base: '4', md: '6' }}
      pt="4"
      pb="32"
    >
      <Stack direction="row" align="center" gap="2" mb="4" wrap="wrap">
        <Button variant="outline" minH="11" onClick={goBack}>
          ← {copy.back}
        </Button>
        <Breadcrumb testName={test?.name} />
      </Stack>
      {error && !data ? (
        <ErrorState
          {...(error.code === 'NOT_FOUND'
            ? { title: copy.missing }
            : { message: copy.failed, onRetry: retry })}
        >
          <Button minH="11" variant="outline" onClick={goBack}>
            {copy.back}
          </Button>
        </ErrorState>
      ) : null}
      {!test && !error ? <Loading rows={4} height="120px" /> : null}
      {test ? (
        <Stack gap="6">
          <Stack direction={{ base: 'column', md: 'row' }} gap="5" align={{ md: 'center' }}>
            <TestIcon icon={test.icon} size={84} />
            <Stack gap="2" flex="1">
              <Heading as="h1" fontSize={{ base: '3xl', md: '4xl' }} letterSpacing="-0.02em">
                {test.name}
              </Heading>
              <Stack direction="row" wrap="wrap" gap="2" data-pill="price">
                <Text
                  bg="brand.subtle"
                  color="brand.fg"
                  px="4"
                  py="1.5"
                  borderRadius="full"
                  fontWeight="semibold"
                >
                  {copy.from} <Price amount={test.priceInRupees} />
                </Text>
                <Text bg="bg.muted" px="4" py="1.5" borderRadius="full">
                  {copy.ready} {test.reportTime}
                </Text>
              </Stack>
            </Stack>
          </Stack>
          <SimpleGrid columns={{ base: 2, md: 4 }} gap="3">
            {copy.tiles.map((tile, index) => {
              const Icon = tileIcons[index]!;
              return (
                <Card key={tile} p="4">
                  <Stack direction="row" align="center" gap="3" h="full">
                    <Box color="brand.fg">
                      <Icon size={22} aria-hidden />
                    </Box>
                    <Text fontWeight="medium">{tile}</Text>
                  </Stack>
                </Card>
              );
            })}
          </SimpleGrid>
          {test.image ? (
            <Box asChild borderRadius="card" maxH="320px" objectFit="cover" w="full">
              <img src={test.image} alt="" loading="lazy" />
            </Box>
          ) : null}
          <Card>
            <Heading as="h2" size="lg" mb="3">
              {copy.about}
            </Heading>
            <Bullets items={test.bullets} />
          </Card>
          {test.inclusions.length > 0 ? (
            <Card>
              <Heading as="h2" size="lg" mb="3">
                {copy.included}
              </Heading>
              <Bullets items={test.inclusions} columns />
            </Card>
          ) : null}
          {test.notes.length > 0 ? (
            <Card>
              <Heading as="h2" size="lg" mb="3">
                {copy.good}
              </Heading>
              <Bullets items={test.notes} />
            </Card>
          ) : null}
          <Box as="section">
            <Heading as="h2" size="lg" mb="3">
              {copy.why}
            </Heading>
            <SimpleGrid columns={{ base: 1, md: 3 }} gap="3">
              {test.whyBook.map((reason) => (
                <Card key={reason} data-card="why">
                  <Text fontWeight="medium">{reason}</Text>
                </Card>
              ))}
            </SimpleGrid>
          </Box>
        </Stack>
      ) : null}
      {test ? (
        <Box
          position="fixed"
          insetInline="0"
          bottom="0"
          zIndex="docked"
          bg="bg.panel"
          borderTopWidth="1px"
          pb="env(safe-area-inset-bottom)"
        >
          <Stack
            direction="row"
            justify="space-between"
            align="center"
            maxW={contentWidth}
            mx="auto"
            px="4"
            py="3"
            gap="3"
          >
            <Button size="lg" variant="outline" onClick={goBack}>
              {copy.cancel}
            </Button>
            <Button size="lg" colorPalette="accent" onClick={() => void navigate(paths.addPatient)}>
              {copy.add}
            </Button>
          </Stack>
        </Box>
      ) : null}
    </Box>
  );
}

function Bullets({ items, columns = false }: { items: string[]; columns?: boolean }) {
  return (
    <Box as="ul" ps="5" listStyleType="disc" css={columns ? { columns: { md: 2 } } : {}}>
      {items.map((item) => (
        <Box as="li" key={item} mb="1.5" _marker={{ color: 'brand.fg' }}>
          {item}
        </Box>
      ))}
    </Box>
  );
}
