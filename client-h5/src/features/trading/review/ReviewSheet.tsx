import { useWords } from '../../../lib/useWords';
import { Sheet } from '../../../ui/sheet/Sheet';
import type { Instrument } from '../types';
import { ReviewAction } from './ReviewAction';
import { ReviewTerms } from './ReviewTerms';
import type { Review } from './useReview';

interface Props {
  readonly instrument: Instrument;
  readonly review: Review;
}

/** All terms of the order, and the only button that sends one. */
export function ReviewSheet(props: Props) {
  const { t } = useWords('trading');
  const { review } = props;
  const sent = review.sending !== 'idle' && review.sending !== 'unsure';
  return (
    <Sheet
      title={t('review.title')}
      open={review.step === 'review'}
      onClose={review.close}
      locked={sent}
    >
      <ReviewBody {...props} />
    </Sheet>
  );
}

/** Terms and risk stand above the button. */
export function ReviewBody({ instrument, review }: Props) {
  const { t } = useWords('trading');
  const { ticket } = review;
  return (
    <>
      <ReviewTerms instrument={instrument} ticket={ticket} />
      <p className="small muted">{t('review.risk')}</p>
      <ReviewAction instrument={instrument} ticket={ticket} review={review} />
    </>
  );
}
