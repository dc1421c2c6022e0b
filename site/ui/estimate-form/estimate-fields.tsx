import type { EstimateErrors, EstimateField } from '../../../contract/estimate-request.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import { SERVICES, type Service, serviceLabel } from '../../../contract/services.ts';
import { InputField, SelectField, TextareaField } from '../field/field.tsx';
import { fieldId } from '../form/field-id.ts';
import { EmailHint } from './email-hint.tsx';

type EstimateFieldsProps = { id: string; service: Service | undefined; errors: EstimateErrors };

/** The six fields. They are uncontrolled: what was typed before the script came must stay. */
export function EstimateFields({ id, service, errors }: EstimateFieldsProps) {
  const field = (name: EstimateField) => ({
    id: fieldId(id, name),
    label: messages.labels[name],
    name,
    error: errors[name],
  });
  return (
    <>
      <InputField
        {...field('first_name')}
        maxLength={LIMITS.first_name}
        autoComplete="given-name"
        spellCheck={false}
      />
      <InputField
        {...field('last_name')}
        maxLength={LIMITS.last_name}
        autoComplete="family-name"
        spellCheck={false}
      />
      <InputField
        {...field('email')}
        maxLength={LIMITS.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        note={<EmailHint inputId={fieldId(id, 'email')} />}
      />
      <InputField {...field('phone')} optional maxLength={LIMITS.phone} type="tel" autoComplete="tel" />
      <ServiceField {...field('service')} fixed={service} />
      <TextareaField
        {...field('description')}
        maxLength={LIMITS.description}
        hint="What is it, where in the house, and by when? Two lines are enough."
      />
    </>
  );
}

type ServiceFieldProps = {
  id: string;
  label: string;
  name: string;
  error: string | undefined;
  fixed: Service | undefined;
};

/** A disabled select sends nothing, so a fixed service travels in a hidden field beside it. */
function ServiceField({ fixed, ...field }: ServiceFieldProps) {
  if (fixed) {
    return (
      <>
        <SelectField {...field} name={undefined} disabled defaultValue={fixed}>
          <option value={fixed}>{serviceLabel(fixed)}</option>
        </SelectField>
        <input type="hidden" name={field.name} value={fixed} />
      </>
    );
  }
  return (
    <SelectField {...field} defaultValue="">
      <option value="">{messages.chooseService}</option>
      {SERVICES.map((service) => (
        <option key={service} value={service}>
          {serviceLabel(service)}
        </option>
      ))}
    </SelectField>
  );
}
