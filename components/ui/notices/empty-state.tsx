import type { ReactNode } from 'react';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  /** It is all that the page says, so its title is the page's. */
  isPage?: boolean;
  children?: ReactNode;
  action?: ReactNode;
};

/** Says why there is nothing, and what to do. */
export function EmptyState({ icon, title, isPage = false, children, action }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-1 px-6 py-16 text-center">
      {icon && <span className="mb-2 text-faint">{icon}</span>}
      <Title className="text-base font-semibold">{title}</Title>
      {children && <p className="text-soft">{children}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
