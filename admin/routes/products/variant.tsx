import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { changePrice, changeStock, listStockMoves } from '#admin/api/products.server.ts'
import { listPriceChanges, readVariant } from '#admin/api/variant-sheet.server.ts'
import { PriceForm } from '#admin/features/products/PriceForm.tsx'
import { PriceChangesPanel } from '#admin/features/products/PriceChangesPanel.tsx'
import { priceChangesOf } from '#admin/features/products/price-changes.ts'
import { productName } from '#admin/features/products/product-rows.ts'
import { StockForm } from '#admin/features/products/StockForm.tsx'
import { stockMovesOf } from '#admin/features/products/stock-moves.ts'
import { StockMovesPanel } from '#admin/features/products/StockMovesPanel.tsx'
import { VariantForm } from '#admin/features/products/variant.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'

export async function loader(args: AdminArgs) {
	const { api, can, locale } = await requireStaff(args, 'products.read')
	const variant = await readVariant(api, args.params.id)
	const { variantId: id } = variant
	const name = [productName(variant, locale), variant.variantLabel].filter(Boolean).join(' · ')
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
		priceChanges: canPrice ? priceChangesOf(await listPriceChanges(api, id), locale) : null,
		moves: canStock ? stockMovesOf((await listStockMoves(api, id)).list, locale) : null,
	}
}

export async function action(args: AdminArgs) {
	const form = await args.request.formData()
	const values = valuesOf(form)
	const parsed = parseForm(form, VariantForm)
	const staff = await requireStaff(args, form.get('act') === 'price' ? 'prices' : 'stock')
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const id = Number(args.params.id)
	const change = parsed.value
	const answer =
		change.act === 'price'
			? await changePrice(staff.api, id, change)
			: await changeStock(staff.api, id, change)
	if (answer.ok) staff.notices.put(noticeOf(staff, `products:done.${change.act}`))
	else if (answer.code === 'STOCK_PROMISED') {
		return refuseForm({ values, errors: { onHand: 'promised' } })
	} else noteConflict(staff, answer)
	return redirect(`/products/variants/${id}`, 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function VariantPage() {
	const data = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['products', 'common'])
	const rejectedOf = (act: string) => (rejected?.values.act === act ? rejected : undefined)
	const { price, discount, onHand, reserved } = data
	return (
		<>
			<PageHead title={data.name} back={{ href: data.back, label: t('common:nav.products') }}>
				<p className="text-14 text-mute">{data.sku}</p>
			</PageHead>
			<div className="grid gap-4 lg:grid-cols-2 lg:items-start">
				{data.canPrice ? (
					<PriceForm price={price} discount={discount} rejected={rejectedOf('price')} />
				) : null}
				{data.canStock ? (
					<StockForm onHand={onHand} reserved={reserved} rejected={rejectedOf('stock')} />
				) : null}
				{data.priceChanges && data.priceChanges.length > 0 ? (
					<div className="lg:col-span-2">
						<PriceChangesPanel changes={data.priceChanges} />
					</div>
				) : null}
				{data.moves ? (
					<div className="lg:col-span-2">
						<StockMovesPanel moves={data.moves} />
					</div>
				) : null}
			</div>
		</>
	)
}
