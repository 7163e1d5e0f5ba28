import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type PriceFieldsProps = {
	price: number
	discount: number | null
	rejected: RejectedForm | undefined
}

/** A variant's price and discount price. */
export function PriceFields({ price, discount, rejected }: PriceFieldsProps) {
	const { t } = useTranslation('products')
	const errorsOf = fieldErrors(rejected, t)
	const rupiah = { inputMode: 'numeric', prefix: 'Rp', autoComplete: 'off', maxLength: 20 } as const
	return (
		<Panel id="prices" title={t('price')}>
			<div className="grid gap-4">
				<input type="hidden" name="priceBefore" value={price} />
				<input type="hidden" name="discountBefore" value={discount ?? ''} />
				<FieldColumns>
					<TextField
						{...rupiah}
						id="price"
						name="price"
						label={t('price')}
						defaultValue={rejected?.values.price ?? String(price)}
						errors={errorsOf('price')}
						required
					/>
					<TextField
						{...rupiah}
						id="discount"
						name="discount"
						label={t('discount')}
						optional={t('common:form.optional')}
						help={t('discountHelp')}
						defaultValue={rejected?.values.discount ?? String(discount ?? '')}
						errors={errorsOf('discount')}
					/>
				</FieldColumns>
				<TextField
					id="priceReason"
					name="priceReason"
					label={t('priceReason')}
					optional={t('common:form.optional')}
					autoComplete="off"
					maxLength={200}
					defaultValue={rejected?.values.priceReason}
					errors={errorsOf('priceReason')}
				/>
			</div>
		</Panel>
	)
}
