import { clsx } from 'clsx';

type ShareBarProps = {
  /** 0 to 1. */
  share: number;
  /** The fill, such as `fill-accent`. */
  fill: string;
  className?: string;
};

/**
 * A bar filled in proportion, beside the figure that says the same. Drawn as SVG: the security policy of the pages refuses
 * style attributes in what the server sends, and every bar would be full.
 */
export function ShareBar({ share, fill, className }: ShareBarProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={clsx('block overflow-hidden rounded-full bg-chip', className)}
    >
      <rect width={Math.max(0, Math.min(100, share * 100))} height="1" className={fill} />
    </svg>
  );
}
