import { useTranslation } from '#admin/i18n/use-translation.ts'
import { type ImportReading } from '#contract/product-import.ts'
import { MAPPED_COLUMNS } from '#contract/mapped-column.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'

type ImportColumnsProps = { columns: ImportReading['columns']; rejected: RejectedForm | undefined }

/** A choice for each column of a file: what it says. */
export function ImportColumns({ columns, rejected }: ImportColumnsProps) {
	const { t } = useTranslation('products')
	const errorsOf = fieldErrors(rejected, t)
	const options = MAPPED_COLUMNS.map((value) => ({ value, label: t(`import.columns.${value}`) }))
	return (
		<PostForm className="grid gap-4">
			<FormErrors rejected={rejected} ns="products" />
			<FieldColumns>
				{columns.map((column, at) => {
					const id = `column-${at}`
					if (column.name === '') return null
					const samples = column.samples.join(' · ')
					return (
						<SelectField
							key={id}
							id={id}
							name={id}
							label={column.name}
							help={samples === '' ? t('import.noSamples') : t('import.samples', { samples })}
							placeholder={t(
								column.isRead && column.column === null ? 'import.readByFormat' : 'import.notRead',
							)}
							options={options}
							defaultValue={rejected?.values[id] ?? column.column ?? ''}
							errors={errorsOf(id)}
						/>
					)
				})}
			</FieldColumns>
			<div>
				<Button variant="primary">{t('import.checkColumns')}</Button>
			</div>
		</PostForm>
	)
}
