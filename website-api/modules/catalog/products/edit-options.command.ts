import { sql } from 'drizzle-orm'
import type { ProductOptions } from '#contract/product-parts.ts'
import type { Transaction } from '#website-api/db/database.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { jsonRows } from '#website-api/modules/catalog/imports/json-rows.queries.ts'
import { bothTexts, finishEdit } from './edit-product.command.ts'
import { isProduct, lockProduct, variantRows } from './edited-product.queries.ts'
import { product, type ProductOption } from './product.table.ts'

type SentOptions = ProductOptions['options']

/**
 * Sets a product's options and values. Variants keep their choices; one whose value was removed, or that equals
 * another one without a removed option, is no longer offered. Variants get the first value of a new option. 409
 * CHANGED_MEANWHILE.
 */
export async function setOptions(
	tx: Transaction,
	companyId: number,
	id: number,
	sent: ProductOptions,
) {
	const before = await lockProduct(tx, companyId, id, sent.version)
	requireKnown(sent.options, before.options)
	const options: ProductOption[] = sent.options.map((option) => ({
		name: bothTexts(option.nameId, option.nameEn),
		values: option.values.map((value) => ({
			label: bothTexts(value.labelId, value.labelEn),
			swatch: value.swatch,
		})),
	}))
	await tx.update(product).set({ options }).where(isProduct(companyId, id))
	const changed = chosenAnew(await variantRows(tx, companyId, id), sent.options)
	if (changed.length > 0) {
		await tx.execute(sql`
			update variant set choice = row.choice, active = row.active
			from ${jsonRows(changed, { id: 'bigint', choice: 'integer[]', active: 'boolean' })}
			where company_id = ${companyId} and product_id = ${id} and variant.id = row.id`)
	}
	await finishEdit(tx, companyId, id)
}

type Chosen = { id: number; choice: number[]; active: boolean }

/**
 * Each variant's choice of the new options; a variant whose value was removed is no longer offered and has no choice.
 */
function chosenAnew(variants: Chosen[], options: SentOptions): Chosen[] {
	const seen = new Set<string>()
	return variants.map(({ id, choice, active }) => {
		const places = options.map(({ from, values }) =>
			from === null ? 0 : values.findIndex((value) => value.from === (choice[from] ?? -1)),
		)
		if (places.includes(-1)) return { id, choice: [], active: false }
		const isDuplicate = seen.has(places.join())
		if (active) seen.add(places.join())
		return { id, choice: places, active: active && !isDuplicate }
	})
}

function requireKnown(options: SentOptions, before: ProductOption[]) {
	const isOnce = (places: (number | null)[]) => {
		const known = places.filter((place) => place !== null)
		return new Set(known).size === known.length
	}
	const isValid =
		isOnce(options.map(({ from }) => from)) &&
		options.every(({ from, values }) => {
			const known = from === null ? 0 : (before[from]?.values.length ?? -1)
			return (
				known >= 0 &&
				isOnce(values.map((value) => value.from)) &&
				values.every((value) => value.from === null || value.from < known)
			)
		})
	if (!isValid) throw fieldProblem('OPTION_LIST', { message: 'FIELD_INVALID' })
	options.forEach(({ values }, at) => {
		const labels = values.map(({ labelId }) => labelId.toLowerCase())
		const alternateLink = labels.findIndex((label, place) => labels.indexOf(label) < place)
		if (alternateLink >= 0) {
			const field = `OPTION_LIST.${at}.VALUE_LIST.${alternateLink}.LABEL_ID`
			throw fieldProblem(field, { message: 'OPTION_VALUE_TWICE' })
		}
	})
}
