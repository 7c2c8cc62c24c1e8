import de from '../../../../i18n/de/music.json';
import en from '../../../../i18n/en/music.json';
import type { Locale } from '../../../config/locales.ts';
import type { MusicService } from '../../../config/services.ts';
import { clockTime } from '../../../lib/dates/dates.ts';
import { interpolate } from '../../../lib/i18n/interpolate.ts';
import type { Answers } from './answerCache.ts';

/** The texts about the answers: the time of the records, and the services without an answer. */
export function statusTexts(
  locale: Locale,
  services: readonly MusicService[],
  answers: Answers | undefined,
): string[] {
  const words = { de, en }[locale];
  if (!answers) return [words['live-asking']];
  const names = (some: readonly MusicService[]) =>
    some.map((service) => words[`live-${service}`]).join(` ${words.and} `);
  const answered = services.filter((service) => answers[service]?.records);
  const unanswered = services.filter((service) => !answered.includes(service));
  const since = Math.min(...answered.map((service) => answers[service]?.at ?? 0));
  return [
    ...(answered.length > 0
      ? [
          interpolate(words['live-since'], {
            services: names(answered),
            time: clockTime(locale, new Date(since)),
          }),
        ]
      : []),
    ...(unanswered.length > 0 ? [interpolate(words['live-silent'], { services: names(unanswered) })] : []),
  ];
}
