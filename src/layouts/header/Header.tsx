import { useEffect, useRef, type ReactNode } from 'react';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import type { ComingSoonLabels } from '../../components/ui/ComingSoon.tsx';
import Icon from '../../components/ui/Icon.tsx';
import styles from './Header.module.css';
import LanguageSwitch, { type LanguageLink } from './LanguageSwitch.tsx';
import NavigationLinks, { type NavigationLink } from './NavigationLinks.tsx';
import { startPageControls } from './pageControls.ts';
import { startPageMemory } from './pageMemory.ts';
import { useHidingHeader } from './useHidingHeader.ts';
import { useMenu } from './useMenu.ts';

interface HeaderLabels {
  logo: string;
  tagline: string;
  navigation: string;
  menu: string;
  closeMenu: string;
  language: string;
  soon: ComingSoonLabels;
}

export interface HeaderProps {
  path: string;
  home: string;
  links: readonly NavigationLink[];
  languages: readonly LanguageLink[];
  labels: HeaderLabels;
  /** The logo, which stays the build's HTML. */
  children?: ReactNode;
}

/**
 * Works without script; the first touch, key or scroll hydrates it (docs/decisions/0007). Its links never change their props, because
 * `sectionLinks.ts` changes them in the page.
 */
export default function Header({ path, home, links, languages, labels, children }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const menu = useMenu(dialog);
  const hidden = useHidingHeader(header, menu.open);
  const isHydrated = useHydrated();
  useEffect(startPageMemory, []);
  useEffect(startPageControls, []);

  const navigation = <NavigationLinks links={links} path={path} soon={labels.soon} />;
  const language = <LanguageSwitch label={labels.language} languages={languages} />;

  return (
    <header
      ref={header}
      className={styles.header}
      data-stock="ink"
      data-hidden={hidden || undefined}
      data-ready={isHydrated ? '' : undefined}
    >
      <div className={styles.bar}>
        <a className={styles.logo} href={home} aria-label={labels.logo} aria-haspopup="dialog">
          {children}
        </a>
        <p className={styles.tagline}>{labels.tagline}</p>
        <nav className={styles.wide} aria-label={labels.navigation}>
          {navigation}
          {language}
        </nav>
        <button
          className={styles.burger}
          type="button"
          aria-label={labels.menu}
          aria-haspopup="dialog"
          popoverTarget="menu"
          onClick={menu.show}
          {...{ command: 'show-modal', commandfor: 'menu' }}
        >
          <Icon name="burger" size={32} />
        </button>
      </div>
      <dialog
        ref={dialog}
        id="menu"
        className={styles.menu}
        aria-label={labels.menu}
        popover="auto"
        {...{ closedby: 'any' }}
      >
        <nav className={styles.sheet} aria-label={labels.navigation}>
          <button
            className={styles.close}
            type="button"
            aria-label={labels.closeMenu}
            popoverTarget="menu"
            popoverTargetAction="hide"
            onClick={menu.close}
            {...{ command: 'close', commandfor: 'menu' }}
          >
            <span aria-hidden="true">×</span>
          </button>
          {navigation}
          {language}
        </nav>
      </dialog>
    </header>
  );
}
