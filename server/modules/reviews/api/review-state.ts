import { reviewStates } from '../../../../schema/review-states';
import { graphqlEnum } from '../../../graphql/enums';

export const ReviewStateEnum = graphqlEnum('ReviewState', reviewStates, 'Where a request is.');
