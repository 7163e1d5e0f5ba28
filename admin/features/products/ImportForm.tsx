import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type ImportFormProps = { rejected: RejectedForm | undefined }

/** The form that uploads a product file. */
export function ImportForm({ rejected }: ImportFormProps) {
	const { t } = useTranslation('products')
	const errorsOf = fieldErrors(rejected, t)
	return (
		<PostForm className="grid gap-4" encType="multipart/form-data">
			<FormErrors rejected={rejected} ns="products" />
			<FileField
				id="file"
				name="file"
				accept=".csv,.tsv,.txt,.xlsx,text/csv"
				label={t('import.file')}
				help={t('import.fileHelp')}
				errors={errorsOf('file')}
			/>
			<StockAndRate rejected={rejected} />
			<CheckboxField
				id="pictures"
				name="pictures"
				value="1"
				label={t('import.pictures')}
				defaultChecked={rejected ? rejected.values.pictures === '1' : true}
			/>
			<div>
				<Button variant="primary">{t('import.check')}</Button>
			</div>
		</PostForm>
	)
}

/** What the file says of stock, and what its prices are worth in rupiah. */
function StockAndRate({ rejected }: ImportFormProps) {
	const { t } = useTranslation('products')
	const errorsOf = fieldErrors(rejected, t)
	return (
		<FieldColumns>
			<SelectField
				id="stock"
				name="stock"
				label={t('import.stock')}
				help={t('import.stockHelp')}
				options={(['keep', 'set'] as const).map((value) => ({
					value,
					label: t(`import.stocks.${value}`),
				}))}
				defaultValue={rejected?.values.stock ?? 'keep'}
			/>
			<TextField
				id="rate"
				name="rate"
				label={t('import.rate')}
				inputMode="decimal"
				help={t('import.rateHelp')}
				autoComplete="off"
				maxLength={20}
				defaultValue={rejected?.values.rate ?? '1'}
				errors={errorsOf('rate')}
				required
			/>
			<TextField
				id="untrackedStock"
				name="untrackedStock"
				label={t('import.untrackedStock')}
				inputMode="numeric"
				help={t('import.untrackedStockHelp')}
				autoComplete="off"
				maxLength={7}
				defaultValue={rejected?.values.untrackedStock ?? '0'}
				errors={errorsOf('untrackedStock')}
				required
			/>
		</FieldColumns>
	)
}
