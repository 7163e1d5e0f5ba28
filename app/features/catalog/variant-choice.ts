import type { Product, Variant } from '#contract/product.ts'
import type { VariantView } from './product-view.ts'
import type { Estimate } from './ShippingEstimate.tsx'

/**
 * State of an option's value: `open` can be bought, `sold-out` exists without stock, `elsewhere` exists only with other
 * values of the remaining options, `never` belongs to no variant.
 */
export type ChoiceState = 'open' | 'sold-out' | 'elsewhere' | 'never'

export type Choice = {
	label: string
	swatch: string | null
	state: ChoiceState
	chosen: boolean
	/** The variant selected by the value; null when there is none. */
	variantId: number | null
}

type Variants = Pick<Product, 'options'> & { variants: Pick<Variant, 'id' | 'choice' | 'stock'>[] }

/** The variant named in the URL, else the first one in stock, else the first. */
export function chosenVariant<T extends Pick<Variant, 'id' | 'stock'>>(
	variants: T[],
	id: string | null,
): T | undefined {
	return (
		variants.find((variant) => String(variant.id) === id) ??
		variants.find((variant) => variant.stock > 0) ??
		variants[0]
	)
}

/**
 * The query string of the links to the variants. It names the district of the shown delivery costs where another variant may
 * have others, so that choosing one asks for them again.
 */
export function variantSearch(
	search: URLSearchParams,
	estimate: Estimate | null,
	variants: Pick<VariantView, 'price' | 'weight'>[],
): URLSearchParams {
	if (estimate?.step !== 'offers') return search
	const parcels = new Set(variants.map(({ price, weight }) => `${price} ${weight}`))
	if (parcels.size === 1) return search
	const query = new URLSearchParams(search)
	query.delete('to')
	query.set('district', estimate.code)
	return query
}

/** Every option with its values, relative to the selected variant. */
export function choicesFrom({ options, variants }: Variants, chosen: Pick<Variant, 'choice'>) {
	return options.map((option, at) => ({
		name: option.name,
		choices: option.values.map((value, index): Choice => {
			const desired = chosen.choice.map((value, other) => (other === at ? index : value))
			const nearest = nearestTo(desired, at, variants)
			return {
				label: value.label,
				swatch: value.swatch,
				chosen: chosen.choice[at] === index,
				variantId: nearest?.id ?? null,
				state: stateOf(nearest, desired),
			}
		}),
	}))
}

function nearestTo(desired: number[], at: number, variants: Variants['variants']) {
	const agreement = (variant: Variants['variants'][number]) =>
		variant.choice.filter((value, index) => value === desired[index]).length
	return variants
		.filter((variant) => variant.choice[at] === desired[at])
		.sort((a, b) => agreement(b) - agreement(a) || Math.sign(b.stock) - Math.sign(a.stock))[0]
}

function stateOf(
	nearest: Variants['variants'][number] | undefined,
	desired: number[],
): ChoiceState {
	if (!nearest) return 'never'
	if (nearest.choice.some((value, index) => value !== desired[index])) return 'elsewhere'
	return nearest.stock > 0 ? 'open' : 'sold-out'
}
