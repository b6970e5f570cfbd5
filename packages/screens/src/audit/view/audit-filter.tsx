import { AUDIT_ACTIONS, type AuditAction } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { DateField } from '@ministerio/ui/primitives/date-field';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Select } from '@ministerio/ui/primitives/select';
import { TextField } from '@ministerio/ui/primitives/text-field';
import styles from './audit-filter.module.css';

/** The log's filter; empty texts match everything. */
export interface AuditFilterValues {
  /** Part of the name or username of the person who made the change. */
  readonly actor: string;
  /** Part of the name, username or number of the affected person. */
  readonly person: string;
  readonly action: AuditAction | '';
  /** First day, YYYY-MM-DD. */
  readonly from: string;
  /** Last day, YYYY-MM-DD. */
  readonly until: string;
}

export const noAuditFilter: AuditFilterValues = { actor: '', person: '', action: '', from: '', until: '' };

export interface AuditFilterProps {
  /** The current filter. */
  readonly values: AuditFilterValues;
  /** Called with every change of the filter. */
  readonly onValuesChange: (values: AuditFilterValues) => void;
  /** Today in the church's time zone, YYYY-MM-DD; later days cannot be chosen. */
  readonly today: string;
}

const people = [
  { field: 'actor', label: 'Quién', placeholder: 'Nombre o usuario' },
  { field: 'person', label: 'A quién', placeholder: 'Nombre, usuario o número' },
] as const;
const actions = Object.entries(AUDIT_ACTIONS).toSorted(([, a], [, b]) => a.localeCompare(b, 'es'));

/** The filter of the audit log: who, whom, from when until when, what. Renders a `<search>`. */
export function AuditFilter({ values, onValuesChange, today }: AuditFilterProps) {
  const set = (changes: Partial<AuditFilterValues>) => onValuesChange({ ...values, ...changes });
  const isEmpty = Object.values(values).every((value) => value === '');
  return (
    <search className={styles.Root} data-component="AuditFilter">
      {people.map(({ field, label, placeholder }) => (
        <FormField key={field} label={label}>
          <TextField
            type="search"
            autoComplete="off"
            placeholder={placeholder}
            maxLength={100}
            value={values[field]}
            onChange={(event) => set({ [field]: event.currentTarget.value })}
          />
        </FormField>
      ))}
      <FormField label="Desde">
        <DateField
          max={values.until || today}
          value={values.from}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
      </FormField>
      <FormField label="Hasta">
        <DateField
          {...(values.from && { min: values.from })}
          max={today}
          value={values.until}
          onChange={(event) => set({ until: event.currentTarget.value })}
        />
      </FormField>
      <FormField label="Qué">
        <Select
          value={values.action}
          onChange={(event) => set({ action: event.currentTarget.value as AuditAction | '' })}
        >
          <option value="">Todos los cambios</option>
          {actions.map(([action, label]) => (
            <option key={action} value={action}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <Button
        variant="secondary"
        className={styles.Clear}
        aria-disabled={isEmpty || undefined}
        onClick={() => onValuesChange(noAuditFilter)}
      >
        Limpiar
      </Button>
    </search>
  );
}
