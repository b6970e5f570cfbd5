import type { Category } from '@ministerio/contract';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from '../../../../primitives/button/index.ts';
import { DateField } from '../../../../primitives/date-field/date-field.tsx';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { Select } from '../../../../primitives/select/select.tsx';
import styles from './attendance-filter.module.css';

export interface AttendanceFilterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The ministries to choose from. */
  readonly categories: readonly Category[];
  /** Options listed after the ministries, by value, such as `{ todos: 'Todos' }`. */
  readonly groups?: Readonly<Record<string, string>> | undefined;
  /** Id of the selected ministry as text, or a group's value; '' for none. */
  readonly categoryId: string;
  /** Called with the selected ministry's id as text, a group's value, or '' for none. */
  readonly onCategoryChange: (categoryId: string) => void;
  /** Selected day, YYYY-MM-DD; '' for every day. */
  readonly date: string;
  /** Called with the selected day, YYYY-MM-DD, or '' for every day. */
  readonly onDateChange: (date: string) => void;
  /** Today in the church's time zone, YYYY-MM-DD, for the button 'Hoy'. */
  readonly today: string;
  /** Error message when the ministries could not be loaded. */
  readonly categoriesError?: string | null;
  /** Whether there are rows to download. */
  readonly downloadable: boolean;
  /** The format of the file in progress; null for none. */
  readonly downloading?: 'pdf' | 'csv' | null;
  /** Called with the requested file format. */
  readonly onDownload: (kind: 'pdf' | 'csv') => void;
}

const noGroups: Readonly<Record<string, string>> = {};

/** The toolbar above the attendance table: ministry, day and downloads (spec section 2). */
export function AttendanceFilter(props: AttendanceFilterProps) {
  const { categories, categoryId, onCategoryChange, date, onDateChange, today, categoriesError, ...others } =
    props;
  const { groups = noGroups, downloadable, downloading = null, onDownload, className, ...rest } = others;
  return (
    <div {...rest} className={cx(styles.Root, className)} data-component="AttendanceFilter">
      <FormField label="Seleccionar Categoría" error={categoriesError ?? undefined}>
        <Select value={categoryId} onChange={(event) => onCategoryChange(event.currentTarget.value)}>
          <option value="">Seleccione una categoría</option>
          {categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name ?? `Categoría ${category.id}`}
            </option>
          ))}
          {Object.entries(groups).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <div className={styles.Date}>
        <FormField label="Seleccionar Fecha">
          <DateField value={date} onChange={(event) => onDateChange(event.currentTarget.value)} />
        </FormField>
        <Button
          variant="quiet"
          size="sm"
          className={styles.Shortcut}
          onClick={() => onDateChange(date === '' ? today : '')}
        >
          {date === '' ? 'Hoy' : 'Todas las fechas'}
        </Button>
      </div>
      <div className={styles.Downloads}>
        <Button
          variant="secondary"
          disabled={!downloadable}
          loading={downloading === 'pdf'}
          onClick={() => onDownload('pdf')}
        >
          Descargar PDF
        </Button>
        <Button
          variant="quiet"
          disabled={!downloadable}
          loading={downloading === 'csv'}
          onClick={() => onDownload('csv')}
        >
          Descargar CSV
        </Button>
      </div>
    </div>
  );
}
