import { useTranslation } from 'react-i18next';

/** Opens the chart's points as a table. */
export function TableButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className="link reach" aria-haspopup="dialog" onClick={onOpen}>
      {t('chart.table')}
    </button>
  );
}
