import type { Category } from '@ministerio/contract';
import { Button } from '@ministerio/ui/primitives/button';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Glyph, share } from '@ministerio/ui/primitives/icon';
import { Select } from '@ministerio/ui/primitives/select';
import styles from './attendance-filter.module.css';
import { DateChooser, type DateChooserProps } from './date-chooser.tsx';

/** Output of the rows: a saved file, or one handed to another app of the phone. */
export type DownloadKind = 'pdf' | 'csv' | 'share';

export interface AttendanceFilterProps extends DateChooserProps {
  /** The ministries to choose from. */
  readonly categories: readonly Category[];
  /** Options listed after the ministries, by value, such as `{ todos: 'Todos' }`. */
  readonly groups?: Readonly<Record<string, string>> | undefined;
  /** Id of the selected ministry as text, or a group's value; '' for none. */
  readonly categoryId: string;
  /** Called with the selected ministry's id as text, a group's value, or '' for none. */
  readonly onCategoryChange: (categoryId: string) => void;
  /** Error message when the ministries could not be loaded. */
  readonly categoriesError?: string | null;
  /** Whether there are rows to download. */
  readonly downloadable: boolean;
  /** The file in progress; null for none. @default null */
  readonly downloading?: DownloadKind | null;
  /** Called with the requested file. */
  readonly onDownload: (kind: DownloadKind) => void;
  /** Whether the device hands files to other apps. @default false */
  readonly shareable?: boolean;
}

const noGroups: Readonly<Record<string, string>> = {};

/** The toolbar above the attendance table: ministry, day or month, and downloads (spec section 2). */
export function AttendanceFilter(props: AttendanceFilterProps) {
  const { categories, groups = noGroups, categoryId, onCategoryChange, categoriesError, ...others } = props;
  const { downloadable, downloading = null, onDownload, shareable = false, ...dates } = others;
  return (
    <div className={styles.Root} data-component="AttendanceFilter">
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
      <DateChooser {...dates} />
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
        {shareable ? (
          <Button
            variant="quiet"
            disabled={!downloadable}
            loading={downloading === 'share'}
            onClick={() => onDownload('share')}
          >
            <Glyph path={share} />
            Compartir
          </Button>
        ) : null}
      </div>
    </div>
  );
}
