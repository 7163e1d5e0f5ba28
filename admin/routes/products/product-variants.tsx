import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readProduct, saveOptions, saveVariants } from '#admin/api/edited-products.server.ts'
import { fitsIntoForm, optionsOf } from '#admin/features/products/options.form.ts'
import { OptionsForm } from '#admin/features/products/OptionsForm.tsx'
import { ProductHead } from '#admin/features/products/ProductHead.tsx'
import { productHead } from '#admin/features/products/product-head.ts'
import { digestOf } from '#admin/features/products/product-sections.server.ts'
import { VariantRows } from '#admin/features/products/VariantRows.tsx'
import { variantRows } from '#admin/features/products/variant-rows.ts'
import { sheetRows, variantErrors, variantsOf } from '#admin/features/products/variants.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageLinks } from '#admin/ui/PageLinks.tsx'
import { Panel } from '#admin/ui/Panel.tsx'

function pageOf({ request }: AdminArgs): number {
	const page = Number(new URL(request.url).searchParams.get('page') ?? 0)
	return Number.isInteger(page) && page >= 0 && page < 100 ? page : 0
}

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'prices')
	const product = await readProduct(staff.api, args.params.id)
	const head = productHead(product, staff)
	const page = pageOf(args)
	const rows = sheetRows(product, page)
	const hasNext = sheetRows(product, page + 1).length > 0
	return {
		title: pageTitle(staff.locale, 'products:variants.pageTitle', { name: head.name }),
		head,
		page,
		hasNext,
		fitsIntoForm: fitsIntoForm(product.optionList),
		options: product.optionList.map(({ nameId, nameEn, valueList }) => ({
			name: nameId,
			nameEn: nameEn === nameId ? '' : nameEn,
			values: valueList.map(({ labelId, labelEn }) => ({
				label: labelId,
				labelEn: labelEn === labelId ? '' : labelEn,
			})),
		})),
		pictures: product.pictureList.map(({ mediaId, altId }, at) => ({
			value: mediaId,
			label: `${at + 1}. ${altId}`.slice(0, 60),
		})),
		rows: variantRows(product, rows),
		shown: { options: digestOf(product.optionList), variants: digestOf(saleFacts(product)) },
	}
}

/** The values that the form shows; sales in the meantime are no conflict. */
function saleFacts({ optionList, variantList }: Awaited<ReturnType<typeof readProduct>>) {
	return [
		optionList,
		variantList.map(({ onHand: _onHand, reserved: _reserved, ...variant }) => variant),
	]
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'prices')
	const form = await args.request.formData()
	const values = valuesOf(form)
	const isOptions = values.act === 'options'
	const product = await readProduct(staff.api, args.params.id)
	const conflict = { values, errors: { '': 'conflict' } }
	const digest = digestOf(isOptions ? product.optionList : saleFacts(product))
	if (digest !== values.shown) return refuseForm(conflict, 409)
	const rows = sheetRows(product, pageOf(args))
	const { productId, version: VERSION } = product
	const sent = isOptions ? optionsOf(form, product.optionList) : variantsOf(form, rows)
	if (Object.keys(sent.errors).length > 0) return refuseForm({ values, errors: sent.errors })
	const answer =
		'options' in sent
			? await saveOptions(staff.api, productId, { VERSION, OPTION_LIST: sent.options })
			: await saveVariants(staff.api, productId, {
					VERSION,
					VARIANT_LIST: sent.variants,
					REASON: (values.reason ?? '').trim().slice(0, 200),
				})
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, `products:${isOptions ? 'options' : 'variants'}.saved`))
		return redirect(`/products/${productId}/variants`, 303)
	}
	if (answer.status === 409) return refuseForm(conflict, 409)
	if (answer.status !== 422) throw refusalResponse(answer)
	const errors =
		'variants' in sent ? variantErrors(answer.errors, sent.variants, rows) : { '': 'options.wrong' }
	return refuseForm({ values, errors })
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ProductVariantsPage() {
	const data = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('products')
	const { head, rows, pictures, options, shown, page } = data
	const rejectedOf = (act: string) => (rejected?.values.act === act ? rejected : undefined)
	const hrefOf = (to: number) => `/products/${head.id}/variants?page=${to}`
	return (
		<>
			<ProductHead {...head} at="variants" />
			<div className="grid gap-4">
				{rows.length === 0 ? null : (
					<VariantRows
						rows={rows}
						pictures={pictures}
						shown={shown.variants}
						rejected={rejectedOf('variants')}
					/>
				)}
				<PageLinks
					first={page === 0 ? null : hrefOf(0)}
					next={data.hasNext ? hrefOf(page + 1) : null}
				/>
				{data.fitsIntoForm ? (
					<OptionsForm options={options} shown={shown.options} rejected={rejectedOf('options')} />
				) : (
					<Panel id="options" title={t('options.title')}>
						<p className="text-mute">{t('options.many')}</p>
					</Panel>
				)}
			</div>
		</>
	)
}
