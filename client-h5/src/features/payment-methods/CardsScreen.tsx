import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { ButtonLink } from '../../ui/Button';
import { Page } from '../../ui/layout/Page';
import { Empty } from '../../ui/state/Empty';
import { Pending } from '../../ui/state/Pending';
import { MethodList } from './MethodList';
import { usePaymentMethods } from './usePaymentMethods';

/** `/pages/payment/bindbank`: one's bank cards. */
export function CardsScreen() {
  const { t } = useWords('payment-methods');
  const { own, error, retry } = usePaymentMethods();
  const title = t('methods.cards');
  const add = { label: t('methods.addCard'), to: paths.addCard };
  const methods = own?.methods.filter(({ kind }) => kind === 'BANK_CARD') ?? [];
  if (!own) {
    return (
      <Page title={title} back money>
        <Pending shape="list" error={error} onRetry={retry} />
      </Page>
    );
  }
  if (methods.length === 0) {
    return (
      <Page title={title} back money>
        <Empty title={t('methods.noCards')} text={t('methods.noCardsText')} action={add} />
      </Page>
    );
  }
  return (
    <Page title={title} back money foot={<ButtonLink to={add.to}>{add.label}</ButtonLink>}>
      <MethodList label={title} own={{ ...own, methods }} />
    </Page>
  );
}
