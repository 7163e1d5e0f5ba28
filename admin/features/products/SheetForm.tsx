import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { STOCK_CHANGE_REASONS } from '#contract/variant-change.ts'
import { longestReason } from './variant.form.ts'

type SheetFormProps = {
	rows: {
		id: number
		product: string
		label: string
		sku: string
		price: number
		onHand: number
		reserved: number
	}[]
	can: { price: boolean; stock: boolean }
	rejected: RejectedForm | undefined
}

/** One form for the prices and stock of many variants; only differences are saved. */
export function SheetForm({ rows, can, rejected }: SheetFormProps) {
	const { t } = useTranslation('products')
	const errorsOf = fieldErrors(rejected, t)
	return (
		<PostForm className="grid gap-3">
			<FormErrors rejected={rejected} ns="products" />
			<ul className="divide-y divide-line rounded-card border border-line bg-ground px-4">
				{rows.map((row) => (
					<SheetRow key={row.id} row={row} can={can} rejected={rejected} />
				))}
			</ul>
			<div className="-mx-(--gutter) grid items-end gap-3 border-t border-line bg-sunk px-(--gutter) py-3 sm:sticky sm:bottom-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
				{can.price ? (
					<TextField
						id="priceReason"
						name="priceReason"
						label={t('priceReason')}
						optional={t('common:form.optional')}
						autoComplete="off"
						maxLength={longestReason}
						defaultValue={rejected?.values.priceReason}
						errors={errorsOf('priceReason')}
					/>
				) : null}
				{can.stock ? (
					<SelectField
						id="stockReason"
						name="stockReason"
						label={t('sheet.stockReason')}
						options={STOCK_CHANGE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
						placeholder={t('chooseReason')}
						defaultValue={rejected?.values.stockReason}
						errors={errorsOf('stockReason')}
					/>
				) : null}
				<Button variant="primary" size="field">
					{t('sheet.save')}
				</Button>
			</div>
		</PostForm>
	)
}

type RowProps = Pick<SheetFormProps, 'can' | 'rejected'> & { row: SheetFormProps['rows'][number] }

function SheetRow({ row, can, rejected }: RowProps) {
	const { t } = useTranslation('products')
	const errorsOf = fieldErrors(rejected, t)
	const field = (name: string, saved: number, label: string) => ({
		...({
			id: name,
			name,
			label,
			autoComplete: 'off',
			inputMode: 'numeric',
			maxLength: 20,
		} as const),
		errors: errorsOf(name),
		defaultValue: rejected?.values[name] ?? String(saved),
	})
	return (
		<li className="grid grid-cols-2 items-end gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_11rem_8rem]">
			<span className="min-w-0 self-center max-sm:col-span-2">
				<TextLink href={`/products/variants/${row.id}`} className="font-semibold">
					{[row.product, row.label].filter(Boolean).join(' · ')}
				</TextLink>
				<span className="block truncate text-14 text-mute">
					{row.sku} · {t('sheet.reserved', { count: row.reserved })}
				</span>
			</span>
			<input type="hidden" name={`shown-${row.id}`} value={`${row.price}:${row.onHand}`} />
			{can.price ? <TextField {...field(`price-${row.id}`, row.price, t('price'))} /> : null}
			{can.stock ? <TextField {...field(`onHand-${row.id}`, row.onHand, t('onHand'))} /> : null}
		</li>
	)
}
