import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { formFields } from '#admin/http/field-errors.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { PriceForm } from './variant.form.ts'

type PriceFieldsProps = {
	price: number
	discount: number | null
	rejected: RejectedForm | undefined
}

/** A variant's price and discount price. */
export function PriceFields({ price, discount, rejected }: PriceFieldsProps) {
	const { t } = useTranslation('products')
	const field = formFields<typeof PriceForm>(rejected, t)
	const rupiah = { inputMode: 'numeric', prefix: 'Rp', autoComplete: 'off', maxLength: 20 } as const
	return (
		<Panel id="prices" title={t('price')}>
			<div className="grid gap-4">
				<input type="hidden" name="priceBefore" value={price} />
				<input type="hidden" name="discountBefore" value={discount ?? ''} />
				<FieldColumns>
					<TextField {...rupiah} {...field('price', String(price))} label={t('price')} required />
					<TextField
						{...rupiah}
						{...field('discount', String(discount ?? ''))}
						label={t('discount')}
						optional={t('common:form.optional')}
						help={t('discountHelp')}
					/>
				</FieldColumns>
				<TextField
					{...field('priceReason')}
					label={t('priceReason')}
					optional={t('common:form.optional')}
					autoComplete="off"
					maxLength={200}
				/>
			</div>
		</Panel>
	)
}
