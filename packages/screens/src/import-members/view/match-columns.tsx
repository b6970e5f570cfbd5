import {
  CONSENT_FIELDS,
  IMPORT_FIELDS,
  IMPORT_LABELS,
  IMPORT_REQUIRED,
  type ImportField,
  KINSHIPS,
} from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { Checkbox } from '@ministerio/ui/primitives/checkbox';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { ErrorNotice, Notice } from '@ministerio/ui/primitives/notice';
import { Select } from '@ministerio/ui/primitives/select';
import { Stack } from '@ministerio/ui/primitives/stack';
import styles from './import-members.module.css';
import { countOf, type ImportActions, type StateOf, type StepProps } from './import-state.ts';
import { StepHeading } from './step-heading.tsx';

/** The second step: assigns columns to fields, guessed by the titles. */
export function MatchColumns({ state, actions }: StepProps<'columns'>) {
  const { fileName, total, titleLine, sheets, columns, remarks, error, checking } = state;
  return (
    <>
      <StepHeading>¿Qué hay en cada columna?</StepHeading>
      <p className={styles.Lead}>
        <strong className={styles.File}>{fileName}</strong>: {countOf(total, 'fila', 'filas')}. Revisa que
        cada dato venga de su columna.
      </p>
      {remarks.map((remark) => (
        <Notice key={remark} tone="warning">
          {remark}
        </Notice>
      ))}
      {sheets.length > 1 ? (
        <FormField label="Hoja del archivo" hint={`Tiene ${sheets.length} hojas con datos`}>
          <Select value={state.sheet} onChange={({ currentTarget }) => actions.onSheet(currentTarget.value)}>
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </FormField>
      ) : null}
      <Checkbox
        label={
          (titleLine ?? 1) === 1
            ? 'La primera fila son los títulos de las columnas'
            : `La fila ${titleLine} son los títulos de las columnas: lo de encima no se importa`
        }
        checked={titleLine !== null}
        onChange={({ currentTarget }) => actions.onTitles(currentTarget.checked)}
      />
      <div className={styles.Columns}>
        {IMPORT_FIELDS.map((field) => (
          <ColumnField key={field} field={field} state={state} onColumn={actions.onColumn} />
        ))}
      </div>
      {Object.values(CONSENT_FIELDS).some((field) => columns[field] !== null) ? (
        <p className={styles.Note}>
          Cada consentimiento queda anotado a tu nombre y con fecha de hoy: trae solo los que puedas mostrar o
          atestiguar.
        </p>
      ) : null}
      <ErrorNotice>{error}</ErrorNotice>
      <Stack direction="row" gap={3} wrap>
        <Button onClick={actions.onCheck} loading={checking}>
          Revisar las filas
        </Button>
        <Button variant="quiet" onClick={actions.onRestart}>
          Elegir otro archivo
        </Button>
      </Stack>
    </>
  );
}

interface ColumnFieldProps extends Pick<ImportActions, 'onColumn'> {
  readonly field: ImportField;
  readonly state: StateOf<'columns'>;
}

function ColumnField({ field, state, onColumn }: ColumnFieldProps) {
  const { columns, fileColumns } = state;
  const column = columns[field];
  const samples = column === null ? [] : (fileColumns[column]?.samples ?? []);
  return (
    <FormField label={IMPORT_LABELS[field]} hint={hintFor(field, state, samples)}>
      <Select
        value={column ?? ''}
        onChange={({ currentTarget: { value } }) => onColumn(field, value === '' ? null : Number(value))}
      >
        <option value="">{withoutColumn(field)}</option>
        {fileColumns.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and two may have one title
          <option key={index} value={index}>
            {title}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

/** Meaning of a field that is left without a column. */
function withoutColumn(field: ImportField): string {
  if (field === 'username') return 'Crear del nombre y apellido';
  return IMPORT_REQUIRED.includes(field) ? 'Elige una columna' : 'No está en el archivo';
}

function hintFor(
  field: ImportField,
  { columns, titledKinship, fileColumns, secondSurname }: StateOf<'columns'>,
  samples: readonly string[],
): string {
  if (field === 'apellido' && secondSurname !== null) {
    return [...samples, `y se le une «${fileColumns[secondSurname]?.title}»`].join(' · ');
  }
  if (columns[field] !== null) return samples.length === 0 ? 'La columna está vacía' : samples.join(' · ');
  if (field === 'username') return 'Por ejemplo: camila.rojas';
  if (field === 'tutorParentesco' && columns.tutorNombre !== null) {
    return `Se anota «${titledKinship || KINSHIPS.otro}»`;
  }
  return IMPORT_REQUIRED.includes(field) ? 'Falta elegir la columna' : 'Se puede anotar después';
}
