'use client';
import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Kbd } from './commands/kbd';
import { Link } from './link';
import { useIsReady } from './loading/use-is-ready';

type Variant = 'primary' | 'plain' | 'quiet' | 'danger';
type Size = 'medium' | 'small' | 'large';
type ButtonStyle = { variant?: Variant; size?: Size; className?: string | undefined };

const variants: Record<Variant, string> = {
  primary:
    'border-accent bg-accent text-accent-ink font-medium hover:border-accent-strong hover:bg-accent-strong',
  plain: 'border-edge bg-panel text-ink hover:bg-hover',
  quiet: 'border-transparent bg-transparent text-soft hover:bg-hover hover:text-ink',
  danger: 'border-bad bg-bad text-bad-ink font-medium hover:border-bad-strong hover:bg-bad-strong',
};
const sizes: Record<Size, string> = {
  small: 'h-7 px-2 gap-1.5 text-xs',
  medium: 'h-[30px] px-2.5 gap-2 text-sm max-sm:h-11',
  large: 'h-10 px-4 gap-2 text-base',
};

function buttonClass({ variant = 'plain', size = 'medium', className }: ButtonStyle): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center rounded-md border whitespace-nowrap select-none',
    'transition-colors disabled:pointer-events-none disabled:opacity-50 print:hidden',
    variants[variant],
    sizes[size],
    className,
  );
}

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> &
  ButtonStyle & {
    children?: ReactNode;
    icon?: ReactNode;
    /** The key that does the same, shown to sighted readers; the key itself is bound elsewhere. */
    keyHint?: string | undefined;
  };

/** A button. While `isPending` it keeps its width, its focus and its name, and says that it is busy. */
export function Button(props: ButtonProps) {
  return props.type === 'submit' ? <SubmitButton {...props} /> : <DrawnButton {...props} />;
}

/**
 * It waits until the page listens: before, the browser would send the form itself, and what was typed would be lost. Only
 * this button asks, for whoever asks is drawn a second time.
 */
function SubmitButton(props: ButtonProps) {
  const isReady = useIsReady();
  return <DrawnButton {...props} isDisabled={props.isDisabled || !isReady} />;
}

function DrawnButton({ variant, size, className, children, icon, keyHint, ...rest }: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      className={buttonClass({
        ...(variant ? { variant } : {}),
        ...(size ? { size } : {}),
        className: clsx('relative data-pending:cursor-progress', className),
      })}
    >
      {({ isPending }) => (
        <>
          <span className={clsx('contents', isPending && '*:opacity-0')}>
            {icon}
            {children !== undefined && <span>{children}</span>}
            {keyHint && <Kbd onAccent={variant === 'primary' || variant === 'danger'}>{keyHint}</Kbd>}
          </span>
          {isPending && (
            <LoaderCircle aria-hidden className="absolute size-4 animate-spin motion-reduce:animate-none" />
          )}
        </>
      )}
    </AriaButton>
  );
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'keyHint' | 'aria-label'> & {
  label: string;
  children: ReactNode;
};

const squares: Record<Size, string> = { small: 'w-7', medium: 'w-[30px] max-sm:w-11', large: 'w-10' };

/** A square button of an icon alone; its label is read aloud and shown as a tooltip by the browser. */
export function IconButton({ label, children, size = 'medium', className, ...rest }: IconButtonProps) {
  return (
    <Button
      variant="quiet"
      {...rest}
      size={size}
      aria-label={label}
      className={clsx('px-0!', squares[size], className)}
      icon={<span title={label}>{children}</span>}
    />
  );
}

type RowIconButtonProps = {
  label: string;
  onPress: () => void;
  className?: string;
  children: ReactNode;
};

/** An icon button in each row of a long list: the browser's own, for a hundred of the others delay the whole page. */
export function RowIconButton({ label, onPress, className, children }: RowIconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className={buttonClass({
        variant: 'quiet',
        size: 'small',
        className: clsx('px-0!', squares.small, className),
      })}
    >
      {children}
    </button>
  );
}

export type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className'> &
  ButtonStyle & { icon?: ReactNode; keyHint?: string | undefined };

/** A link that looks like a button: for what has an address. */
export function ButtonLink({ variant, size, className, icon, keyHint, children, ...rest }: ButtonLinkProps) {
  const style = { ...(variant ? { variant } : {}), ...(size ? { size } : {}), className };
  return (
    <Link {...rest} className={buttonClass(style)}>
      {icon}
      <span>{children}</span>
      {keyHint && <Kbd onAccent={variant === 'primary'}>{keyHint}</Kbd>}
    </Link>
  );
}
