import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import { useArriving } from '../../lib/arrival';
import { classes } from '../../lib/classes';
import { placeLink } from '../../../../schema/places/place';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import styles from './AboutScreen.module.css';
import { AboutDocument, type AboutQuery } from './content.generated';
import { HtmlText } from '../../ui/HtmlText';
import { Questions } from '../../ui/Questions';

/** `/pages/about/aboutus`: who runs this, and what is asked most. */
export function AboutScreen() {
  const { t } = useWords('content');
  const { data, error, refetch } = useArriving(useQuery(AboutDocument));
  return (
    <Page title={t('about')} back>
      {data ? <Text {...data} /> : <Pending error={error} onRetry={() => void refetch()} />}
    </Page>
  );
}

type Office = NonNullable<AboutQuery['platform']['office']>;

/** The guide begins where the questions do. */
const bring = (place: HTMLElement | null) => {
  place?.scrollIntoView();
};

function Text({ about, questions, platform: { office } }: AboutQuery) {
  const { t } = useWords('content');
  const [query] = useSearchParams();
  const wanted = query.get('part') === 'questions';
  const text = about.edges[0]?.node;
  if (!text && questions.edges.length === 0) {
    return <Empty title={t('missing')} text={t('emptyText')} />;
  }
  return (
    <>
      {text && <HtmlText html={text.body} />}
      {office != null && <OfficeCard {...office} />}
      {questions.edges.length > 0 && (
        <section className={styles.questions} ref={wanted ? bring : undefined}>
          <h2>{t('questions')}</h2>
          <Questions edges={questions.edges} />
        </section>
      )}
    </>
  );
}

/** Everybody reads the address; the map is for those who are signed in, as its screen is. */
function OfficeCard({ address, latitude, longitude }: Office) {
  const { t } = useWords('content');
  const place = { name: address, lat: latitude, lng: longitude };
  return (
    <section className={styles.questions}>
      <h2>{t('office')}</h2>
      <div className={classes('card', styles.office)}>
        <address>{address}</address>
        <Link className="link reach" to={placeLink(place)}>
          {t('officeMap')}
        </Link>
      </div>
    </section>
  );
}
