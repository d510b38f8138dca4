interface Props {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'password' | 'text';
  /** Six digits, typed as soon as it is asked for. */
  readonly code?: boolean;
}

/** One labelled line of the forms before the console. */
export const Field = ({ name, label, autoComplete, type = 'text', code = false }: Props) => (
  <label>
    {label}
    <input
      name={name}
      type={type}
      autoComplete={autoComplete}
      required
      {...(code && { inputMode: 'numeric', maxLength: 12, autoFocus: true })}
    />
  </label>
);
