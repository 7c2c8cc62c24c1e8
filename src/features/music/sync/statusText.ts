import type { Locale } from '../../../config/locales.ts';
import type { MusicService } from '../../../config/services.ts';
import { clockTime } from '../../../lib/dates/dates.ts';
import { fileIn, translate, type Texts } from '../../../lib/i18n/translator.ts';
import type { Answers } from './answerCache.ts';

/** Describes the answers: the time of the records, and the services without an answer. */
export type StatusText = (services: readonly MusicService[], answers: Answers | undefined) => string;

const files = import.meta.glob<Texts<'music'>>('/generated/i18n/*/music.json', { import: 'default' });

export async function loadStatusText(locale: Locale): Promise<StatusText> {
  const t = translate(locale, await fileIn(locale, files)());
  const names = (services: readonly MusicService[]) =>
    services.map((service) => t(`live-${service}`)).join(` ${t('and')} `);
  return (services, answers) => {
    if (!answers) return t('live-asking');
    const answered = services.filter((service) => answers[service]?.records);
    const unanswered = services.filter((service) => !answered.includes(service));
    const since = Math.min(...answered.map((service) => answers[service]?.at ?? 0));
    return [
      answered.length > 0 &&
        t('live-since', { services: names(answered), time: clockTime(locale, new Date(since)) }),
      unanswered.length > 0 && t('live-silent', { services: names(unanswered) }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
