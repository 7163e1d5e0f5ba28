import { useTranslation } from 'react-i18next'
import type { RejectedForm } from '#admin/http/form.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldColumns } from '#app/ui/FieldColumns.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { stockReasons } from './variant.form.ts'

type StockFormProps = {
	onHand: number
	reserved: number
	rejected: RejectedForm | undefined
}

/** The form that sets the stock on hand, with a reason. */
export function StockForm({ onHand, reserved, rejected }: StockFormProps) {
	const { t } = useTranslation('products')
	const errorsOf = fieldErrors(rejected, t)
	return (
		<Panel id="stock" title={t('stock')}>
			<p className="mb-4 text-14 text-mute">
				{t('stockText', { onHand, reserved, free: onHand - reserved })}
			</p>
			<PostForm className="grid gap-4">
				<FormErrors rejected={rejected} ns="products" />
				<input type="hidden" name="before" value={onHand} />
				<FieldColumns>
					<TextField
						id="onHand"
						name="onHand"
						label={t('onHand')}
						inputMode="numeric"
						autoComplete="off"
						maxLength={12}
						defaultValue={rejected?.values.onHand ?? String(onHand)}
						errors={errorsOf('onHand')}
						required
					/>
					<SelectField
						id="reason"
						name="reason"
						label={t('reason')}
						options={stockReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
						placeholder={t('chooseReason')}
						defaultValue={rejected?.values.reason}
						errors={errorsOf('reason')}
						required
					/>
				</FieldColumns>
				<TextField
					id="note"
					name="note"
					label={t('note')}
					optional={t('optional')}
					autoComplete="off"
					maxLength={100}
					defaultValue={rejected?.values.note}
					errors={errorsOf('note')}
				/>
				<div>
					<Button variant="primary" name="act" value="stock">
						{t('saveStock')}
					</Button>
				</div>
			</PostForm>
		</Panel>
	)
}
