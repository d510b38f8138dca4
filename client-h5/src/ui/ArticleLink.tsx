import { ButtonLink } from './Button';

interface Props {
  readonly link: string;
  readonly label: string;
  readonly onFollow?: () => void;
}

/** Where an article leads: a screen of ours, or a page elsewhere in a window of its own. */
export function ArticleLink({ link, label, onFollow }: Props) {
  if (link.startsWith('/')) {
    return (
      <p>
        <ButtonLink look="outline" to={link} onClick={onFollow}>
          {label}
        </ButtonLink>
      </p>
    );
  }
  if (!link.startsWith('https://')) return null;
  return (
    <p>
      <a className="link" href={link} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
        {label}
      </a>
    </p>
  );
}
