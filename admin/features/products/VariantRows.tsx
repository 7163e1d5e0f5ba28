import { type ComponentProps, Fragment, type ReactNode } from 'react'
import type { TextFunctionOf } from '#admin/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { fieldsSavedMeanwhile } from '#admin/http/saved-meanwhile.ts'
import { gtinOf, MAX_BARCODE, MAX_MPN } from '#contract/gtin.ts'
import { longestReason } from './variant.form.ts'
import type { RowField } from './variants.form.ts'
import { ProductSaveBar } from './ProductSaveBar.tsx'

export type VariantRow = {
	/** Prefix of its field names, e.g. "v12". */
	key: string
	/** Null for a combination that is not sold yet. */
	id: number | null
	label: string
	sku: string
	price: string
	discount: string
	weight: string
	size: string
	/** The product's, which stands for an empty one; '': unknown. */
	productSize: string
	barcode: string
	mpn: string
	picture: string
	isActive: boolean
	free: number
}

type VariantRowsProps = {
	rows: VariantRow[]
	pictures: { value: string; label: string }[]
	shown: string
	rejected: RejectedForm | undefined
}

/** One form for all variants of a product: prices, weight and picture. */
export function VariantRows({ rows, pictures, shown, rejected }: VariantRowsProps) {
	const { t } = useTranslation('products')
	const errorsOf = fieldErrors(rejected, t)
	return (
		<PostForm className="grid gap-4">
			<FormErrors rejected={rejected} ns="products" />
			<input type="hidden" name="shown" value={shown} />
			<Panel id="variants" title={t('variants.title')}>
				<p className="text-14 text-mute">{t('variants.text')}</p>
				<ul className="divide-y divide-line">
					{rows.map((row) => (
						<li key={row.key} className="py-4">
							<VariantFields row={row} pictures={pictures} rejected={rejected} />
						</li>
					))}
				</ul>
				<TextField
					id="reason"
					name="reason"
					label={t('priceReason')}
					optional={t('common:form.optional')}
					autoComplete="off"
					maxLength={longestReason}
					defaultValue={rejected?.values.reason}
					errors={errorsOf('reason')}
				/>
			</Panel>
			<ProductSaveBar />
		</PostForm>
	)
}

type FieldsProps = Pick<VariantRowsProps, 'pictures' | 'rejected'> & { row: VariantRow }

function VariantFields({ row, pictures, rejected }: FieldsProps) {
	const { t } = useTranslation('products')
	const fieldOf = fieldsSavedMeanwhile(rejected, t)
	const field = (name: RowField, saved: string) => fieldOf(`${row.key}-${name}`, saved)
	const inputs = rowInputs({ row, pictures, field, t })
	const isActive = rejected ? rejected.values[`${row.key}-active`] !== undefined : row.isActive
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-1 flex flex-wrap items-baseline gap-x-4 font-semibold">
				{row.label || t('only')}
				{row.id === null ? null : (
					<TextLink href={`/products/variants/${row.id}`} className="text-14 font-normal">
						{t('free', { count: row.free })}
					</TextLink>
				)}
			</legend>
			<div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)]">
				{Object.entries(inputs).map(([name, input]) => (
					<Fragment key={name}>{input}</Fragment>
				))}
			</div>
			<CheckboxField
				id={`${row.key}-active`}
				name={`${row.key}-active`}
				value="1"
				label={t(row.id === null ? 'variants.offer' : 'variants.offered')}
				defaultChecked={isActive}
			/>
		</fieldset>
	)
}

type InputsProps = Pick<FieldsProps, 'row' | 'pictures'> & {
	field: (
		name: RowField,
		saved: string,
	) => Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'errors' | 'defaultValue'>
	t: TextFunctionOf<'products'>
}

/** The fields of a row in their order; a new variant has others. One that the form reads and that is missing does not compile. */
function rowInputs({ row, pictures, field, t }: InputsProps) {
	const isNew = row.id === null
	const digits = { inputMode: 'numeric', maxLength: 20 } as const
	return {
		sku: <TextField {...field('sku', row.sku)} label="SKU" maxLength={100} />,
		price: <TextField {...field('price', row.price)} {...digits} label={t('price')} />,
		stock: isNew ? <TextField {...field('stock', '0')} {...digits} label={t('stock')} /> : null,
		discount: isNew ? null : (
			<TextField {...field('discount', row.discount)} {...digits} label={t('discount')} />
		),
		weight: <TextField {...field('weight', row.weight)} {...digits} label={t('weightShort')} />,
		size: (
			<TextField
				{...field('size', row.size)}
				label={t('variants.size')}
				placeholder={row.productSize || '30 x 20 x 10'}
				maxLength={40}
			/>
		),
		barcode: (
			<TextField
				{...field('barcode', row.barcode)}
				label={t('variants.barcode')}
				help={isOdd(row.barcode) ? t('variants.barcodeNoGtin') : undefined}
				maxLength={MAX_BARCODE}
			/>
		),
		mpn: <TextField {...field('mpn', row.mpn)} label={t('variants.mpn')} maxLength={MAX_MPN} />,
		picture:
			isNew || pictures.length === 0 ? null : (
				<SelectField
					{...field('picture', row.picture)}
					label={t('variants.picture')}
					options={pictures}
					placeholder={t('variants.noPicture')}
				/>
			),
	} satisfies Record<Exclude<RowField, 'active'>, ReactNode>
}

/** A barcode that is kept but is no number of a maker. */
function isOdd(barcode: string): boolean {
	return barcode !== '' && gtinOf(barcode) === null
}
