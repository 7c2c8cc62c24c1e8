import { fieldsOf } from '../../records/fields.ts';
import type { VenueField } from '../data/venueErrors.ts';

export const { fieldId, focusField, showAndFocus, sentencesOf } = fieldsOf<VenueField>('venue');
