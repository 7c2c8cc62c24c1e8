import { steps as all, type Step } from '../../../records/built/attention.ts';
import { useDesk } from '../../kit/deskContext.ts';
import { readScreen } from '../../kit/screen/screens.ts';

/** The address of each step's field, else of its screen. */
const addresses: Record<Step, string> = {
  ...{ name: '#band/looks/~fact-name', picture: '#band/places/hero', people: '#band/people/new' },
  ...{ texts: '#band/texts', links: '#band/links/~fact-links', email: '#band/links/~fact-email' },
  ...{ imprint: '#band/imprint/~fact-ownerName', music: '#band/releases', concert: '#concerts/new' },
};

/** The way from a new site to the band's own: the steps that are open, each with a link to its field. */
export default function OpenSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useDesk();
  if (steps.length === 0) return null;
  return (
    <section className="open-steps" aria-labelledby="open-steps">
      <h2 id="open-steps">{t('steps', { count: steps.length, all: all.length })}</h2>
      <ul role="list">
        {steps.map((step) => (
          <li key={step}>
            <a
              className="link"
              href={addresses[step]}
              data-row={readScreen(addresses[step])?.parts.join('/')}
            >
              {t(`step-${step}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
