import type { Locator } from '@playwright/test';
import { expect } from '../expect.ts';
import { hasText, paths } from '../words.ts';
import { password, longTimeout } from './Admin.ts';
import { PageObject } from './PageObject.ts';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const areas = ['admin', 'desk', 'errors', 'start', 'own', 'concert', 'venue', 'picture', 'message'];
type Area = 'start' | 'concerts' | 'pictures' | 'messages' | 'band';

/** The band's desk: the log-in, the bar, and the form for pictures. */
export class Desk extends PageObject {
  readonly main = this.page.getByRole('main');
  readonly field = this.main.getByLabel(`${this.word('password')} (`);
  readonly logOut = this.button('log-out');
  /** The form that adds pictures. */
  readonly pictures = this.main.getByRole('form', { name: this.word('pictures') });
  /** The line above the queue that says how it stands. */
  readonly outcome = this.pictures.getByRole('status');
  /** The chosen pictures that are not up. */
  readonly queue = this.pictures.getByRole('list', { name: this.word('queue') }).getByRole('listitem');
  /** The field for the photographer of all pictures. */
  readonly photographer = this.pictures.getByLabel(this.word('credit'));

  /** A text of the desk, whichever of its areas has it. */
  word(key: string, values: Record<string, string | number> = {}): string {
    const area = areas.find((each) => hasText(`${each}:${key}`)) ?? 'desk';
    return this.text(`${area}:${key}`, values);
  }

  /** The sentence about a field that can't be used. */
  error(name: string, label: string, values: Record<string, string | number> = {}): string {
    return this.word(`error-${name}`, { field: this.word(label), ...values });
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.word(key), exact: true });
  }

  /** Types as a person or a password manager does, and sends. */
  async enter(typed: string): Promise<void> {
    await this.field.fill(typed);
    await this.page.keyboard.press('Enter');
  }

  /** Logs in as the form does (admin.spec.ts, deskAccess.spec.ts), on a page without scripts. */
  async logIn(): Promise<void> {
    // By the page: a request of the tests would count the end of the cookies from their own clock.
    await this.page.goto('/robots.txt');
    const isIn = await this.page.evaluate(async (key) => (await fetch(`/api/adminKey/${key}`)).ok, password);
    expect(isIn).toBe(true);
  }

  /** Logs in, and opens an area. */
  async open(area: Area = 'pictures'): Promise<void> {
    await this.logIn();
    await this.show(area);
  }

  /** Opens an area after the log-in. */
  async show(area: Area): Promise<void> {
    await this.page.goto(`${paths.desk[this.locale]}#${area}`);
    await expect(this.logOut).toBeVisible(longTimeout);
  }

  /** Goes to an area by the bar. */
  async goTo(area: Area): Promise<void> {
    await this.page
      .getByRole('navigation')
      .getByRole('link', { name: this.word(`area-${area}`) })
      .click();
  }

  /** The file field of a button of the desk. */
  files(key: 'choose' | 'camera' = 'choose'): Locator {
    return this.main.getByLabel(this.word(key), { exact: true });
  }

  async choose(...files: ChosenFile[]): Promise<void> {
    await this.files().setInputFiles(files);
  }

  /** A chosen picture that is not up. */
  picture(name: string): Locator {
    return this.main.getByRole('listitem').filter({ has: this.page.getByRole('group', { name }) });
  }

  /** A button of one picture. */
  action(name: string, key: 'retry' | 'remove' | 'cancel'): Locator {
    return this.picture(name).getByRole('button', { name: this.word(key) });
  }

  /** Waits for what is stored at an address: a change shows before it is there. */
  stored(path: string) {
    const read = async (): Promise<unknown> => (await this.page.request.get(`/api/${path}`)).json();
    return expect.poll(read, longTimeout);
  }

  /** The pictures of the gallery that were described as this file. */
  async storedAs(name: string) {
    const response = await this.page.request.get('/api/cloudinary?full');
    const pictures = (await response.json()) as {
      url: string;
      alt?: { de: string };
      credit?: string;
      width: number;
      height: number;
    }[];
    return pictures.filter(({ alt }) => alt?.de === `${name} alt-de`);
  }
}
