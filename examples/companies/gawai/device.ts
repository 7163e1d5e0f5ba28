import type { Pair } from '../../both-languages.ts'
import type { Choice, ProductOption, ProductRow } from '../../build-product.ts'
import { voicesFor } from './voices.ts'

const colours = {
	grafit: [['Hitam Grafit', 'Graphite'], '#2b2f38', 'GRF'],
	salju: [['Putih Salju', 'Snow White'], '#eceef0', 'SLJ'],
	perak: [['Perak', 'Silver'], '#b9c0c8', 'PRK'],
	samudra: [['Biru Samudra', 'Ocean Blue'], '#31517a', 'SMD'],
	langit: [['Biru Langit', 'Sky Blue'], '#9fc3dd', 'LGT'],
	lumut: [['Hijau Lumut', 'Moss Green'], '#5d7360', 'LMT'],
	lavender: [['Lavender', 'Lavender'], '#b6a8d6', 'LVD'],
	pasir: [['Pasir', 'Sand'], '#d9cbb2', 'PSR'],
	koral: [['Koral', 'Coral'], '#e07a63', 'KRL'],
	mentega: [['Kuning Mentega', 'Butter Yellow'], '#ecd27a', 'MTG'],
} satisfies Record<string, [Pair, string, string]>

const warranties = {
	6: ['6 bulan', '6 months'],
	12: ['12 bulan', '12 months'],
	24: ['24 bulan', '24 months'],
} satisfies Record<number, Pair>

/** What a row of electronics leaves to its kind. */
export type DeviceRow = Omit<ProductRow, 'colour' | 'options' | 'notes' | 'voices'> & {
	/** A single colour is no option, only how it looks. */
	colours: [keyof typeof colours, ...(keyof typeof colours)[]]
	/** What adds to the price: storage, length, watts. */
	grades?: [name: Pair, values: [label: string, extra: number][]]
	more?: ProductOption[]
	/** Months. */
	warranty: keyof typeof warranties
	box?: Pair
}

export function devices(rows: DeviceRow[]): ProductRow[] {
	return rows.map(({ colours: names, grades, more = [], warranty, box, ...row }) => {
		const values = names.map((name): Choice => ({
			label: colours[name][0],
			swatch: colours[name][1],
			code: colours[name][2],
		}))
		const options: ProductOption[] =
			values.length > 1 ? [{ name: ['Warna', 'Colour'], values }] : []
		if (grades)
			options.push({
				name: grades[0],
				values: grades[1].map(([label, extra]) => ({
					label: [label, label.replace(',', '.')],
					code: label.replaceAll(/[^0-9a-z]/gi, '').toUpperCase(),
					extra,
				})),
			})
		const specs: [Pair, Pair | string][] = [
			...(row.specs ?? []),
			[['Garansi', 'Warranty'], warranties[warranty]],
		]
		if (box) specs.push([['Isi kotak', 'In the box'], box])
		return {
			...row,
			specs,
			colour: colours[names[0]][1],
			options: [...options, ...more],
			voices: voicesFor(row.category, row.shape),
		}
	})
}
