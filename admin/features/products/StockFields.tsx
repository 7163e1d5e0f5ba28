import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { formFields } from '#admin/http/field-errors.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { STOCK_CHANGE_REASONS } from '#contract/variant-change.ts'
import type { StockForm } from './variant.form.ts'

type StockFieldsProps = {
	onHand: number
	reserved: number
	rejected: RejectedForm | undefined
}

/** The stock on hand of a variant; a change needs a reason. */
export function StockFields({ onHand, reserved, rejected }: StockFieldsProps) {
	const { t } = useTranslation('products')
	const field = formFields<typeof StockForm>(rejected, t)
	return (
		<Panel id="stock" title={t('stock')}>
			<p className="mb-4 text-14 text-mute">
				{t('stockText', { onHand, reserved, free: onHand - reserved })}
			</p>
			<div className="grid gap-4">
				<input type="hidden" name="onHandBefore" value={onHand} />
				<FieldColumns>
					<TextField
						{...field('onHand', String(onHand))}
						label={t('onHand')}
						inputMode="numeric"
						autoComplete="off"
						maxLength={12}
						required
					/>
					<SelectField
						{...field('reason')}
						label={t('reason')}
						options={STOCK_CHANGE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
						placeholder={t('chooseReason')}
						optional={t('onlyIfChanged')}
					/>
				</FieldColumns>
				<TextField
					{...field('note')}
					label={t('note')}
					optional={t('common:form.optional')}
					autoComplete="off"
					maxLength={100}
				/>
			</div>
		</Panel>
	)
}
