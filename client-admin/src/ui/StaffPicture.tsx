interface Props {
  /** As the server named it when it was sent. */
  readonly hash: string;
  readonly alt: string;
}

/** A picture that staff sent for users, shown or not yet. */
export const StaffPicture = ({ hash, alt }: Props) => (
  <img
    src={`/admin/pictures/${hash}`}
    alt={alt}
    style={{ display: 'block', maxWidth: 200, maxHeight: 260 }}
  />
);
