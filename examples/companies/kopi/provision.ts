import type { Pair } from '../../both-languages.ts'
import type { Choice, ProductOption, ProductRow } from '../../build-product.ts'
import { notes } from './brewing.ts'
import { voicesFor } from './voices.ts'

/** What a row of food or kitchenware leaves to its kind. */
export type ProvisionRow = Omit<ProductRow, 'options' | 'notes' | 'voices'> & {
	/** Net contents: grams and what they add to the price; the first is the product's own. */
	packs?: [label: string, grams: number, extra: number][]
	grind?: true
	roast?: true
	colours?: [label: Pair, swatch: string, code: string][]
	more?: ProductOption[]
	note?: keyof typeof notes
}

const grinds: Choice[] = [
	{ label: ['Biji utuh', 'Whole beans'], code: 'BJ' },
	{ label: ['Giling kasar', 'Coarse'], code: 'KS' },
	{ label: ['Giling sedang', 'Medium'], code: 'SD' },
	{ label: ['Giling halus', 'Fine'], code: 'HL' },
]

const roasts: Choice[] = [
	{ label: ['Terang', 'Light'], code: 'LT' },
	{ label: ['Sedang', 'Medium'], code: 'MD' },
]

export function provisions(rows: ProvisionRow[]): ProductRow[] {
	return rows.map(({ packs, grind, roast, colours, more = [], note, ...row }) => {
		const options: ProductOption[] = []
		if (roast) options.push({ name: ['Sangrai', 'Roast'], values: roasts })
		if (colours)
			options.push({
				name: ['Warna', 'Colour'],
				values: colours.map(([label, swatch, code]) => ({ label, swatch, code })),
			})
		if (packs)
			options.push({
				name: ['Isi', 'Size'],
				values: packs.map(([label, grams, extra]) => ({
					label: [label, label],
					code: label.replaceAll(/[^0-9a-z]/gi, '').toUpperCase(),
					extra,
					weight: Math.round(grams * 1.08 + 20),
				})),
			})
		if (grind) options.push({ name: ['Gilingan', 'Grind'], values: grinds })
		return {
			...row,
			options: [...options, ...more],
			notes: note ? [notes[note]] : [],
			voices: voicesFor(row.category, row.shape),
		}
	})
}

/** The table of a coffee: where it grows and what it tastes of. */
export function bean(
	place: string,
	metres: string,
	variety: string,
	process: Pair,
	taste: Pair,
): [Pair, Pair | string][] {
	return [
		[['Asal', 'Origin'], place],
		[
			['Ketinggian', 'Altitude'],
			[`${metres} mdpl`, `${metres} m`],
		],
		[['Varietas', 'Variety'], variety],
		[['Proses', 'Process'], process],
		[['Rasa', 'Tasting notes'], taste],
	]
}

/** Ingredients and shelf life. */
export function food(ingredients: Pair, life: Pair): [Pair, Pair | string][] {
	return [
		[['Bahan', 'Ingredients'], ingredients],
		[['Tahan', 'Keeps'], life],
	]
}
