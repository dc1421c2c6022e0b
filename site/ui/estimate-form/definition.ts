import { estimateFormWords } from '../../../content/estimate-form.ts';
import { estimateForm } from '../../../contract/forms/estimate.ts';
import { defineForm } from '../../../contract/forms/form.ts';

export const estimateDefinition = defineForm(estimateForm, estimateFormWords);
