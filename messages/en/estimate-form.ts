import type { estimateForm } from '../../contract/forms/estimate.ts';
import type { FormWords } from '../../contract/forms/form.ts';

export const estimateFormWords: FormWords<typeof estimateForm> = {
  title: 'Estimate request',
  sentTitle: 'Estimate Request Sent!',
  fields: {
    first_name: {
      label: 'First name',
      officeLabel: 'Name',
      missing: 'Please enter your first name.',
      inSentence: 'first name',
    },
    last_name: {
      label: 'Last name',
      officeLabel: 'Name',
      missing: 'Please enter your last name.',
      inSentence: 'last name',
    },
    phone: { label: 'Phone', inSentence: 'phone number' },
    email: {
      label: 'Email',
      missing: 'Please enter your email address.',
      inSentence: 'email address',
    },
    service: {
      label: 'Service',
      // The contractor's services take their place.
      options: [],
      choose: 'Choose a service',
      // The contractor's own may take its place.
      hint: 'Several jobs? One choice is enough.',
      missing: 'Please choose a service.',
      unknown: 'Please choose a service from the list.',
    },
    description: {
      label: 'Describe your project',
      officeLabel: 'Description',
      fallbackLabel: 'Project',
      hint: 'Your town or ZIP, all you need done, and by when.',
      missing: 'Please enter a description of your project.',
      inSentence: 'description',
    },
  },
};
