/** The mark of the default brand; the file is the page's icon too. */
export function Logo({ size = 26 }: { readonly size?: number }) {
  return <img src="/admin/icon.svg" width={size} height={size} alt="" />;
}
