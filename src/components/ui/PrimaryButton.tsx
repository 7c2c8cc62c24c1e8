import type { ReactNode } from 'react';
import ComingSoon, { type ComingSoonLabels } from './ComingSoon.tsx';
import Icon from './Icon.tsx';
import type { IconName } from './icons.ts';
import styles from './PrimaryButton.module.css';

interface Props<Key extends string> {
  labelKey: Key;
  /** Looks up the label; islands read their `labels`. */
  t: (key: Key) => string;
  icon?: IconName | undefined;
  round?: boolean | undefined;
  disabled?: boolean | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
  /** With an address it is a link; without one, a button. */
  href?: string | undefined;
  /** Opens in a new tab and says so. */
  newTab?: string | undefined;
  /** Replaces the label for assistive technology; must begin with the same words. */
  name?: string | undefined;
  /** Covers it with the tape COMING SOON! */
  soon?: ComingSoonLabels | undefined;
  type?: 'button' | 'submit' | undefined;
  onClick?: (() => void) | undefined;
}

/** The one red plate (specification, section 2, Generic pieces): optional icon, label key, round, disabled. */
export default function PrimaryButton<Key extends string>(props: Props<Key>) {
  const {
    labelKey,
    t,
    icon,
    round,
    disabled,
    size = 'normal',
    href,
    newTab,
    name,
    soon,
    type = 'button',
    onClick,
  } = props;
  const className = [styles.button, styles[size], round && styles.round].filter(Boolean).join(' ');
  const label = t(labelKey);
  const content: ReactNode = (
    <>
      {icon && <Icon name={icon} size={round ? 28 : 24} />}
      <span className={round ? 'visually-hidden' : styles.label}>{label}</span>
      {newTab && <span className="visually-hidden">{` (${newTab})`}</span>}
    </>
  );

  if (soon) {
    return (
      <ComingSoon labels={soon} className={`${className} ${styles.soon ?? ''}`}>
        {content}
      </ComingSoon>
    );
  }
  if (href !== undefined && !disabled) {
    const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
    return (
      <a className={className} href={href} aria-label={name} {...target}>
        {content}
      </a>
    );
  }
  return (
    <button className={className} type={type} disabled={disabled} aria-label={name} onClick={onClick}>
      {content}
    </button>
  );
}
