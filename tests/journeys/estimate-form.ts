import type { Locator, Page } from '@playwright/test';

export const request = {
  first_name: 'Ada',
  last_name: 'Okafor',
  email: 'ada@customer.example',
  phone: '914 555 0177',
  service: 'painting',
  description: 'The porch ceiling peels.\nAbout 80 square feet.',
};

export function formOf(page: Page): Locator {
  return page.locator('form[action="/api/estimate"]');
}

/** Fills in the fields by their labels. */
export async function fill(form: Locator, answers: Partial<typeof request> = request): Promise<void> {
  const { first_name, last_name, email, phone, service, description } = answers;
  if (first_name !== undefined) await form.getByLabel('First name').fill(first_name);
  if (last_name !== undefined) await form.getByLabel('Last name').fill(last_name);
  if (email !== undefined) await form.getByLabel('Email').fill(email);
  if (phone !== undefined) await form.getByLabel('Phone').fill(phone);
  if (service !== undefined) await form.getByLabel('Service').selectOption(service);
  if (description !== undefined) await form.getByLabel('Describe your project').fill(description);
}
