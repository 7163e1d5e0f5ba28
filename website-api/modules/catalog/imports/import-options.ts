import type { ImportedProduct } from '#contract/imported-product.ts'
import type { ProductOption } from '#website-api/modules/catalog/products/product.table.ts'

export type Choices = {
	options: ProductOption[]
	/** For each variant of the file, in order. */
	ofVariants: number[][]
	/** For each kept variant, in order. */
	ofExisting: number[][]
}

/**
 * Derives a product's options from the values of its variants, and each variant's choice as indices of them. Options
 * and values that the product already has keep their order, translations and swatches; new values come after them.
 */
export function choicesOf(
	names: string[],
	ofFile: string[][],
	ofKept: string[][],
	before: ProductOption[],
): Choices {
	const isSameCount = before.length === names.length
	const options = names.map((name, at): ProductOption => {
		const old = isSameCount ? before[at] : before.find((option) => option.name.id === name)
		const used = new Set([...ofFile, ...ofKept].map((values) => values[at] ?? ''))
		const isSame = old?.name.id === name && [...ofFile].every((values) => hasValue(old, values[at]))
		const stay = (old?.values ?? []).filter(({ label }) => isSame || used.has(label.id))
		for (const { label } of stay) used.delete(label.id)
		return {
			name: old?.name.id === name ? old.name : { id: name, en: name },
			values: [...stay, ...[...used].map((label) => ({ label: inBoth(label), swatch: null }))],
		}
	})
	const choose = (values: string[]) =>
		options.map((option, at) =>
			option.values.findIndex(({ label }) => label.id === (values[at] ?? '')),
		)
	return { options, ofVariants: ofFile.map(choose), ofExisting: ofKept.map(choose) }
}

function hasValue(option: ProductOption, value: string | undefined): boolean {
	return option.values.some(({ label }) => label.id === value)
}

function inBoth(text: string) {
	return { id: text, en: text }
}

/** The names of the file's options, which may leave them out. */
export function optionNamesOf(wire: ImportedProduct, before: ProductOption[]): string[] {
	if (wire.optionNames) return wire.optionNames
	return before.map(({ name }) => name.id)
}

/** SKUs of variants with the same choice as an earlier one. */
export function sameChoices(
	all: { sku: string; choice: readonly number[] | undefined }[],
): string[] {
	const seen = new Set<string>()
	return all
		.filter(({ choice }) => {
			const key = JSON.stringify(choice)
			const known = seen.has(key)
			seen.add(key)
			return known
		})
		.map(({ sku }) => sku)
}
