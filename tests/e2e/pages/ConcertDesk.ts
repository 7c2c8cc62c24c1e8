import type { Locator } from '@playwright/test';
import type { Desk } from './Desk.ts';

type Field = 'name' | 'date' | 'time' | 'venue' | 'city' | 'tickets';

/** The form for concerts on the band's desk. */
export class ConcertDesk {
  readonly admin: Desk;
  readonly form: Locator;
  readonly status: Locator;
  readonly add: Locator;

  constructor(admin: Desk) {
    this.admin = admin;
    this.form = admin.main.getByRole('form', { name: admin.word('concert') });
    this.status = this.form.getByRole('status');
    this.add = this.form.getByRole('button', { name: admin.word('concert-add') });
  }

  field(field: Field): Locator {
    return this.form.getByLabel(this.admin.word(`concert-${field}`), { exact: false });
  }

  /** Summer or winter time, in the hour that comes twice. */
  season(season: 'summer' | 'winter'): Locator {
    return this.form.getByLabel(this.admin.word(`concert-${season}`));
  }

  async fill(values: Partial<Record<Field, string>>): Promise<void> {
    for (const [field, value] of Object.entries(values)) await this.field(field as Field).fill(value);
  }
}
