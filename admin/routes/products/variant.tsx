import type { MetaFunction, SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getStockedVariant } from '#contract/stocked-product.ts'
import {
	listPriceChanges,
	listStockMoves,
	type PriceChanges,
	STOCK_CHANGE_REASONS,
} from '#contract/variant-change.ts'
import { PriceChangesPanel, type PriceChange } from '#admin/features/products/PriceChangesPanel.tsx'
import { productName } from '#admin/features/products/product-rows.ts'
import { saveVariant } from '#admin/features/products/save-variant.server.ts'
import { stockMovesOf } from '#admin/features/products/stock-moves.ts'
import { StockMovesPanel } from '#admin/features/products/StockMovesPanel.tsx'
import type { PriceForm, StockForm } from '#admin/features/products/variant.form.ts'
import { ProductSaveBar } from '#admin/features/products/ProductSaveBar.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Locale } from '#web/i18n/paths.ts'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export async function loader(args: AdminArgs) {
	const { api, can, locale } = await requireStaff(args, 'products.read')
	const variant = await api.call(getStockedVariant, { id: args.params.id ?? '' })
	const { id } = variant
	const name = [productName(variant, locale), variant.label].filter(Boolean).join(' · ')
	const [canStock, canPrice] = [can('stock'), can('prices')]
	return {
		title: pageTitle(locale, 'products:one', { name }),
		name,
		sku: variant.sku,
		canStock,
		canPrice,
		price: variant.price,
		discount: variant.discountPrice,
		onHand: variant.onHand,
		reserved: variant.reserved,
		back: can('products.edit') ? `/products/${variant.productId}` : '/products',
		priceChanges: canPrice
			? priceChangesOf((await api.call(listPriceChanges, { id })).list, locale)
			: null,
		moves: canStock ? stockMovesOf((await api.call(listStockMoves, { id })).list, locale) : null,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'products.read')
	if (!staff.can('prices') && !staff.can('stock')) throw new Response(null, { status: 403 })
	return saveVariant(staff, Number(args.params.id), await args.request.formData())
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function VariantPage() {
	const data = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['products', 'common'])
	const { price, discount, onHand, reserved } = data
	return (
		<>
			<PageHead title={data.name} back={{ href: data.back, label: t('common:nav.products') }}>
				<p className="text-14 text-mute">{data.sku}</p>
			</PageHead>
			{data.canPrice || data.canStock ? (
				<PostForm className="mb-4 grid gap-4">
					<FormErrors rejected={rejected} ns="products" />
					<div className="grid gap-4 lg:grid-cols-2 lg:items-start">
						{data.canPrice ? (
							<PriceFields price={price} discount={discount} rejected={rejected} />
						) : null}
						{data.canStock ? (
							<StockFields onHand={onHand} reserved={reserved} rejected={rejected} />
						) : null}
					</div>
					<ProductSaveBar />
				</PostForm>
			) : null}
			<div className="grid gap-4">
				{data.priceChanges && data.priceChanges.length > 0 ? (
					<PriceChangesPanel changes={data.priceChanges} />
				) : null}
				{data.moves ? <StockMovesPanel moves={data.moves} /> : null}
			</div>
		</>
	)
}

/** Price changes as their table shows them; the discount price follows after a slash. */
function priceChangesOf(list: PriceChanges, locale: Locale): PriceChange[] {
	const priceText = (price: number, discount: number | null) =>
		[price, discount].flatMap((value) => (value === null ? [] : formatMoney(value))).join(' / ')
	return list.map((change, key) => ({
		key,
		at: formatDateTime(change.changedAt, locale),
		before: priceText(change.priceBefore, change.discountBefore),
		after: priceText(change.price, change.discountPrice),
		who: change.madeBy,
		reason: change.reason,
	}))
}

type PriceFieldsProps = Pick<SerializeFrom<typeof loader>, 'price' | 'discount'> & {
	rejected: RejectedForm | undefined
}

function PriceFields({ price, discount, rejected }: PriceFieldsProps) {
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

type StockFieldsProps = Pick<SerializeFrom<typeof loader>, 'onHand' | 'reserved'> & {
	rejected: RejectedForm | undefined
}

function StockFields({ onHand, reserved, rejected }: StockFieldsProps) {
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
