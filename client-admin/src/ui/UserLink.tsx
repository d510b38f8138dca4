import { Link } from 'react-router-dom';
import { Avatar } from './Avatar';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly avatar?: boolean;
}

/** To one customer's page. The name is masked by the server. */
export const UserLink = ({ id, name, avatar = false }: Props) => (
  <span className="row" style={{ display: 'inline-flex' }}>
    {avatar && <Avatar name={name} size="small" />}
    <Link
      className="link"
      to={`/users/${id}/show`}
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      {name}
    </Link>
  </span>
);
