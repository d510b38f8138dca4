import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatformDay } from '../../lib/time/usePlatformDay';
import { Button } from '../Button';
import { DateRange, type Range } from '../field/DateRange';
import { Sheet } from './Sheet';

interface Words {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly show: string;
  readonly reset: string;
}

interface FormProps<Choice extends Range> {
  readonly words: Words;
  readonly value: Choice;
  readonly onShow: (choice: Choice) => void;
  readonly onReset: () => void;
  readonly onClose: () => void;
  /** What can be chosen besides the days. */
  readonly children: (draft: Choice, change: (part: Partial<Choice>) => void) => ReactNode;
}

interface Props<Choice extends Range> extends FormProps<Choice> {
  readonly open: boolean;
}

/** What a list shows: chosen as a draft, and taken over as a whole. */
export function FilterSheet<Choice extends Range>({ open, ...form }: Props<Choice>) {
  return (
    <Sheet title={form.words.title} open={open} onClose={form.onClose}>
      <Form {...form} />
    </Sheet>
  );
}

function Form<Choice extends Range>(props: FormProps<Choice>) {
  const { words, value, onShow, onReset, onClose, children } = props;
  const [draft, setDraft] = useState(value);
  const change = (part: Partial<Choice>) => {
    setDraft({ ...draft, ...part });
  };
  return (
    <>
      {children(draft, change)}
      <DayHint />
      <DateRange
        labels={words}
        value={draft}
        onChange={(range) => {
          setDraft({ ...draft, ...range });
        }}
      />
      <Button
        onClick={() => {
          onShow(draft);
          onClose();
        }}
      >
        {words.show}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          onReset();
          onClose();
        }}
      >
        {words.reset}
      </Button>
    </>
  );
}

/** Whose days they are: a phone elsewhere may be in another one. */
function DayHint() {
  const { t } = useTranslation();
  const day = usePlatformDay();
  return day ? <p className="small muted">{t('common.days', { zone: day.zone })}</p> : null;
}
