import { json, redirect } from '@remix-run/node'
import { changeProduct, getEditedProduct } from '#contract/edited-product.ts'
import { type PreviewTexts, previewTexts } from '#admin/features/content/preview-texts.server.ts'
import { refusalResponse } from '#admin/http/answers.ts'
import { type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import type { Staff } from '#admin/http/staff.ts'
import { PRODUCT_SECTIONS, type ProductSection } from './product-fields.ts'
import { parseSection } from './product-section.form.ts'
import { digestOf, sectionsOf } from './product-sections.server.ts'

type Values = Record<string, string>
type RejectedProduct = RejectedForm & { preview?: PreviewTexts }

/** Saves the changed sections of a product's form, unless somebody else changed one of them, or shows its preview. */
export async function saveProduct(staff: Staff, id: string | undefined, form: FormData) {
	const values = valuesOf(form)
	const product = await staff.api.call(getEditedProduct, { id: id ?? '' })
	const saved = sectionsOf(product, staff.now)
	const changed = PRODUCT_SECTIONS.filter((name) => isChanged(name, saved[name], values))
	/** Of other sections the page shows what is saved. */
	const kept = keptValues(values, changed, saved)
	if (values.act === 'preview') {
		return refuse({ values: kept, errors: {}, preview: previewTexts(previewed(values)) }, 200)
	}
	const parsed = changed.map((name) => parseSection(name, form))
	const errors: RejectedForm['errors'] = Object.assign({}, ...parsed.map((one) => one.errors))
	if (Object.keys(errors).length > 0) return refuse({ values: kept, errors })
	const conflict = { values: kept, errors: { '': 'conflict' } }
	if (changed.some((name) => digestOf(saved[name]) !== values[`shown-${name}`])) {
		return refuse(conflict, 409)
	}
	const { id: productId, version } = product
	const body = Object.assign({ version }, ...parsed.map((one) => one.change))
	const answer = await staff.api.tryCall(changeProduct, { id: productId, body })
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, 'products:edit.saved'))
		return redirect(`/products/${product.id}`, 303)
	}
	if (answer.status === 409) return refuse(conflict, 409)
	if (answer.errors.slug) return refuse({ values: kept, errors: { slug: 'slugTaken' } })
	if (answer.errors.category) {
		return refuse({ values: kept, errors: { category: 'categoryGone' } })
	}
	const side = (['length', 'width', 'height'] as const).find((name) => answer.errors[name])
	if (side) return refuse({ values: kept, errors: { [side]: 'sizeIncomplete' } })
	throw refusalResponse(answer)
}

function refuse(rejected: RejectedProduct, status = 422) {
	return json(rejected, { status })
}

/** Whether the fields of a section were sent, and differ from those that the form was rendered with. */
function isChanged(name: ProductSection, saved: Values, values: Values): boolean {
	const names = Object.keys(saved)
	if (names.some((field) => values[field] === undefined)) return false
	const typed = Object.fromEntries(
		names.map((field) => [field, (values[field] ?? '').replace(/\r\n?/g, '\n').trim()]),
	)
	return digestOf(typed) !== values[`shown-${name}`]
}

function keptValues(
	values: Values,
	changed: ProductSection[],
	saved: Record<ProductSection, Values>,
) {
	const dropped = PRODUCT_SECTIONS.filter((name) => !changed.includes(name)).flatMap((name) => [
		...Object.keys(saved[name]),
		`shown-${name}`,
	])
	return Object.fromEntries(Object.entries(values).filter(([name]) => !dropped.includes(name)))
}

/** The texts of the form by the names of a preview. */
function previewed(values: Values): Values {
	const { nameId, nameEn, summaryId, summaryEn, descriptionId, descriptionEn } = values
	const texts = {
		titleId: nameId,
		titleEn: nameEn,
		summaryId,
		summaryEn,
		textId: descriptionId,
		textEn: descriptionEn,
	}
	return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? '']))
}
