import { paths } from '../words.ts';
import { LargeView } from './LargeView.ts';

/** The page of all pictures: a contact sheet, and the large view of one of its pictures. */
export class AllPictures extends LargeView {
  readonly columns = this.page.locator('main').getByRole('list').getByRole('listitem');

  /** Opens the page, and waits until its island is ready. */
  async open(): Promise<void> {
    await this.page.clock.install();
    await this.page.goto(paths['media-all'][this.locale]);
    await this.page.locator('main [role=list][data-ready]').waitFor({ state: 'attached' });
  }
}
