import type { ImportProductWire } from '#contract/import.ts'
import type { ProductOption } from '#website-api/modules/catalog/products/product.table.ts'

/** An existing variant whose row was rejected: its values by name, in the product's old options. */
export type ExistingVariant = { id: number; sku: string; values: string[] }

export type Choices = {
	options: ProductOption[]
	/** For each variant of the file, in order. */
	ofVariants: number[][]
	/** For each kept variant, in order. */
	ofExisting: number[][]
}

/**
 * Derives a product's options from the values of its variants, and each variant's choice as indices of them. Options
 * that already have all these values are unchanged: order, translations and swatches.
 */
export function choicesOf(
	wire: ImportProductWire,
	kept: ExistingVariant[],
	before: ProductOption[] = [],
): Choices {
	const same = hasAll(before, wire) ? before : null
	const values = wire.OPTION_NAME_LIST.map(
		(_, at) => new Map(same?.[at]?.values.map(({ label }, index) => [label.id, index])),
	)
	const choose = (names: string[]) =>
		values.map((known, at) => {
			const name = names[at] ?? ''
			const index = known.get(name) ?? known.size
			known.set(name, index)
			return index
		})
	const ofVariants = wire.VARIANT_LIST.map((variant) => choose(variant.OPTION_VALUE_LIST))
	const ofExisting = kept.map((variant) => choose(variant.values))
	return {
		ofVariants,
		ofExisting,
		options:
			same ??
			wire.OPTION_NAME_LIST.map((name, at) => ({
				name: { id: name, en: name },
				values: [...(values[at]?.keys() ?? [])].map((label) => ({
					label: { id: label, en: label },
					swatch: null,
				})),
			})),
	}
}

function hasAll(before: ProductOption[], wire: ImportProductWire): boolean {
	return (
		before.length === wire.OPTION_NAME_LIST.length &&
		before.every(({ name, values }, at) => {
			const labels = new Set(values.map(({ label }) => label.id))
			return (
				name.id === wire.OPTION_NAME_LIST[at] &&
				wire.VARIANT_LIST.every((one) => labels.has(one.OPTION_VALUE_LIST[at] ?? ''))
			)
		})
	)
}

/** SKUs of variants with the same choice as an earlier one. */
export function sameChoices(
	wire: ImportProductWire,
	kept: ExistingVariant[],
	choices: Choices,
): string[] {
	const seen = new Set<string>()
	const all = [
		...wire.VARIANT_LIST.map((variant, at) => ({
			sku: variant.SKU,
			choice: choices.ofVariants[at],
		})),
		...kept.map((variant, at) => ({ sku: variant.sku, choice: choices.ofExisting[at] })),
	]
	return all
		.filter(({ choice }) => {
			const key = JSON.stringify(choice)
			const known = seen.has(key)
			seen.add(key)
			return known
		})
		.map(({ sku }) => sku)
}
