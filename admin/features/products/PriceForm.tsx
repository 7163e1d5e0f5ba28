import { useTranslation } from 'react-i18next'
import type { RejectedForm } from '#admin/http/form.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldColumns } from '#app/ui/FieldColumns.tsx'
import { TextField } from '#app/ui/TextField.tsx'

type PriceFormProps = {
	price: number
	discount: number | null
	rejected: RejectedForm | undefined
}

/** The form of a variant's price and discount price. */
export function PriceForm({ price, discount, rejected }: PriceFormProps) {
	const { t } = useTranslation('products')
	const errorsOf = fieldErrors(rejected, t)
	const rupiah = { inputMode: 'numeric', prefix: 'Rp', autoComplete: 'off', maxLength: 20 } as const
	return (
		<Panel id="prices" title={t('price')}>
			<PostForm className="grid gap-4">
				<FormErrors rejected={rejected} ns="products" />
				<input type="hidden" name="before" value={price} />
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
						optional={t('optional')}
						help={t('discountHelp')}
						defaultValue={rejected?.values.discount ?? String(discount ?? '')}
						errors={errorsOf('discount')}
					/>
				</FieldColumns>
				<TextField
					id="reason-price"
					name="reason"
					label={t('priceReason')}
					optional={t('optional')}
					autoComplete="off"
					maxLength={200}
					defaultValue={rejected?.values.reason}
					errors={errorsOf('reason')}
				/>
				<div>
					<Button variant="primary" name="act" value="price">
						{t('savePrice')}
					</Button>
				</div>
			</PostForm>
		</Panel>
	)
}
