import type { Locator } from '@playwright/test';
import { paths } from '../words.ts';
import { longTimeout } from './Admin.ts';
import { PageObject } from './PageObject.ts';

/** The names of controls in the lines of a chapter. */
type Lines = string[][];

/** A concert as a person enters it who has read no more than the handbook. */
export interface FirstConcert {
  name: string;
  /** As the field of a day takes it, `2027-03-11`. */
  day: string;
  time: string;
  venue: string;
  city: string;
}

/** The handbook, and a person who finds each control on the desk by the name that the handbook gives it. */
export class Handbook extends PageObject {
  private entering: Lines = [];
  private adding: Lines = [];
  readonly form = this.page.getByRole('form');

  /** Reads the chapters that lead to the first concert. */
  async read(): Promise<void> {
    await this.page.goto(paths['desk-help'][this.locale]);
    this.entering = await this.controlsOf('log-in');
    this.adding = await this.controlsOf('first-concert');
  }

  async logIn(password: string): Promise<void> {
    await this.page
      .getByLabel(new RegExp(`^${nameIn(this.entering, 1, 1)}`))
      .first()
      .fill(password);
    await this.button(nameIn(this.entering, 1, 2)).click();
  }

  /** From the site's dialog to the desk. */
  async goToDesk(): Promise<void> {
    await this.link(nameIn(this.entering, 3, 1)).click(longTimeout);
  }

  /** Fills the form, up to the last line but one. */
  async fill({ name, day, time, venue, city }: FirstConcert): Promise<void> {
    await this.link(nameIn(this.adding, 1, 1)).click(longTimeout);
    await this.link(nameIn(this.adding, 1, 2)).click();
    await this.field(2, 1).fill(name);
    await this.field(2, 2).fill(day);
    await this.field(2, 3).fill(time);
    await this.field(5, 1).fill(venue);
    await this.field(5, 2).fill(city);
  }

  /** The controls of the form that the chapter names beside the fields. */
  otherControls(): Locator[] {
    const more = (this.adding[5] ?? []).map((_, index) => `+ ${nameIn(this.adding, 6, index + 1)}`);
    return [nameIn(this.adding, 2, 4), ...more].map((name) => this.button(name, this.form));
  }

  async send(): Promise<void> {
    await this.button(nameIn(this.adding, 7, 1), this.form).click();
  }

  private link = (name: string) => this.page.getByRole('link', { name, exact: true });

  private button = (name: string, within: Locator = this.page.locator('body')) =>
    within.getByRole('button', { name, exact: true });

  private field = (line: number, place: number) =>
    this.form.getByLabel(new RegExp(`^${nameIn(this.adding, line, place)}`)).first();

  private controlsOf = (chapter: string): Promise<Lines> =>
    this.page
      .locator('.chapter')
      .filter({ has: this.page.locator(`h2[id="${chapter}"]`) })
      .locator('li')
      .evaluateAll((lines) =>
        lines.map((line) => [...line.querySelectorAll('b')].map((name) => name.textContent)),
      );
}

/** One name of a line; both count from 1, as on the page. */
const nameIn = (lines: Lines, line: number, place: number): string =>
  lines[line - 1]?.[place - 1] ?? `no control ${place} in line ${line}`;
