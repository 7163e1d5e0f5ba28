import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { type EditedProduct, getEditedProduct } from '#contract/edited-product.ts'
import { sizeText } from '#contract/size.ts'
import { setProductVariants } from '#contract/product-parts.ts'
import { ProductHead } from '#admin/features/products/ProductHead.tsx'
import { productHead } from '#admin/features/products/product-head.ts'
import { digestOf } from '#admin/features/products/product-sections.server.ts'
import { VariantRows, type VariantRow } from '#admin/features/products/VariantRows.tsx'
import {
	sheetRows,
	variantErrors,
	variantsOf,
	type SheetRow,
} from '#admin/features/products/variants.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'

function pageOf({ request }: AdminArgs): number {
	const page = Number(new URL(request.url).searchParams.get('page') ?? 0)
	return Number.isInteger(page) && page >= 0 && page < 100 ? page : 0
}

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'prices')
	const product = await staff.api.call(getEditedProduct, { id: args.params.id ?? '' })
	const head = productHead(product, staff)
	const page = pageOf(args)
	const rows = sheetRows(product, page)
	const hasNext = sheetRows(product, page + 1).length > 0
	return {
		title: pageTitle(staff.locale, 'products:variants.pageTitle', { name: head.name }),
		head,
		page,
		hasNext,
		pictures: product.pictures.map(({ mediaId, altId }, at) => ({
			value: mediaId,
			label: `${at + 1}. ${altId}`.slice(0, 60),
		})),
		rows: variantRows(product, rows),
		shown: digestOf(saleFacts(product)),
	}
}

/** The values that the form shows; sales in the meantime are no conflict. */
function saleFacts({ options, variants }: EditedProduct) {
	return [options, variants.map(({ onHand: _onHand, reserved: _reserved, ...variant }) => variant)]
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'prices')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const product = await staff.api.call(getEditedProduct, { id: args.params.id ?? '' })
	const conflict = { values, errors: { '': 'conflict' } }
	if (digestOf(saleFacts(product)) !== values.shown) return refuseForm(conflict, 409)
	const rows = sheetRows(product, pageOf(args))
	const { id, version } = product
	const { variants, errors } = variantsOf(form, rows)
	if (Object.keys(errors).length > 0) return refuseForm({ values, errors })
	const answer = await staff.api.tryCall(setProductVariants, {
		id,
		body: { version, variants, reason: (values.reason ?? '').trim() },
	})
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, 'products:variants.saved'))
		return redirect(`/products/${id}/variants`, 303)
	}
	if (answer.status === 409) return refuseForm(conflict, 409)
	if (answer.status !== 422) throw refusalResponse(answer)
	return refuseForm({ values, errors: variantErrors(answer.errors, variants, rows) })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ProductVariantsPage() {
	const data = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { head, rows, pictures, shown, page } = data
	const hrefOf = (to: number) => `/products/${head.id}/variants?page=${to}`
	return (
		<>
			<ProductHead {...head} at="variants" />
			<div className="grid gap-4">
				{rows.length === 0 ? null : (
					<VariantRows rows={rows} pictures={pictures} shown={shown} rejected={rejected} />
				)}
				<PageLinks
					first={page === 0 ? null : hrefOf(0)}
					next={data.hasNext ? hrefOf(page + 1) : null}
				/>
			</div>
		</>
	)
}

/** Form rows of a product's variants; a combination not sold yet starts with the values of the first variant. */
function variantRows(product: EditedProduct, rows: SheetRow[]): VariantRow[] {
	const [first] = product.variants
	const { length, width, height } = product
	const productSize = length && width && height ? sizeText({ length, width, height }) : ''
	return rows.map(({ key, variant, label }) => {
		const template = variant ?? first
		return {
			key,
			label,
			id: variant?.id ?? null,
			sku: variant?.sku ?? '',
			price: String(template?.price ?? ''),
			discount: String(variant?.discountPrice ?? ''),
			barcode: variant?.barcode ?? '',
			mpn: variant?.mpn ?? '',
			weight: String(template?.weightGrams ?? ''),
			size: variant?.size ? sizeText(variant.size) : '',
			productSize,
			picture: variant?.pictureId ?? '',
			isActive: variant?.isActive ?? false,
			free: (variant?.onHand ?? 0) - (variant?.reserved ?? 0),
		}
	})
}
