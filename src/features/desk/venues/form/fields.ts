import { fieldsOf } from '../../records/fields.ts';
import type { VenueField } from '../data/venueErrors.ts';

export const { fieldId, focusField, sentencesOf } = fieldsOf<VenueField>('venue');
