import { FormField } from '../../primitives/form-field/form-field.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import type { contactForm } from '../../words/composed.ts';
import styles from './contact-form.module.css';
import type { ContactErrors } from './contact-message.ts';

interface AnswerWaysProps {
  words: typeof contactForm;
  errors: ContactErrors;
}

/**
 * How a visitor is answered: by WhatsApp or e-mail, of which one field is in sight. Choices are the browser's own, so that one
 * made before the script has run stays, and styles alone show the field.
 */
export function AnswerWays({ words, errors }: AnswerWaysProps) {
  return (
    <fieldset className={styles.Ways}>
      <legend className={styles.Legend}>{words.ways}</legend>
      <div className={styles.Choices}>
        <label className={styles.Choice}>
          <input type="radio" name="via" value="whatsapp" defaultChecked />
          {words.byWhatsApp}
        </label>
        <label className={styles.Choice}>
          <input type="radio" name="via" value="correo" />
          {words.byEmail}
        </label>
      </div>
      <FormField
        label={words.number}
        hint={words.numberHint}
        error={errors.whatsapp}
        className={styles.Number}
      >
        <TextField
          name="whatsapp"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={32}
          aria-required="true"
        />
      </FormField>
      <FormField label={words.email} error={errors.email} className={styles.Email}>
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          aria-required="true"
        />
      </FormField>
    </fieldset>
  );
}
