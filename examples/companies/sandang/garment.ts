import type { Pair } from '../../both-languages.ts'
import type { Choice, ProductOption, ProductRow } from '../../build-product.ts'
import { cares } from './care.ts'
import { sizeNotes, sizeSets, type SizeSet } from './sizes.ts'
import { voicesFor } from './voices.ts'

const colours = {
	tulang: [['Putih Tulang', 'Bone White'], '#efe7d8', 'TLG'],
	putih: [['Putih', 'White'], '#f7f5f0', 'PTH'],
	hitam: [['Hitam', 'Black'], '#23242b', 'HTM'],
	abu: [['Abu Misty', 'Misty Grey'], '#9ea3a8', 'ABU'],
	arang: [['Abu Arang', 'Charcoal'], '#4a4e54', 'ARG'],
	navy: [['Biru Dongker', 'Navy'], '#26364f', 'DGK'],
	langit: [['Biru Langit', 'Sky Blue'], '#9dbdd6', 'LGT'],
	denim: [['Biru Denim', 'Denim Blue'], '#4f6f94', 'DNM'],
	sage: [['Hijau Sage', 'Sage'], '#94a88c', 'SGE'],
	botol: [['Hijau Botol', 'Bottle Green'], '#2c5142', 'BTL'],
	zaitun: [['Hijau Zaitun', 'Olive'], '#6f7048', 'ZTN'],
	terakota: [['Terakota', 'Terracotta'], '#b9603f', 'TRK'],
	bata: [['Merah Bata', 'Brick Red'], '#9c4436', 'BTA'],
	marun: [['Marun', 'Maroon'], '#6d2a3a', 'MRN'],
	mawar: [['Dusty Pink', 'Dusty Pink'], '#d3a29c', 'DPK'],
	lila: [['Lila', 'Lilac'], '#b3a3c7', 'LLA'],
	mustar: [['Kuning Mustar', 'Mustard'], '#d09b35', 'MST'],
	khaki: [['Khaki', 'Khaki'], '#bda67f', 'KHK'],
	susu: [['Cokelat Susu', 'Milk Brown'], '#b08a6a', 'CSU'],
	kopi: [['Cokelat Kopi', 'Coffee Brown'], '#5c4033', 'CKP'],
	soga: [['Cokelat Soga', 'Soga Brown'], '#7a4a2b', 'SGA'],
} satisfies Record<string, [Pair, string, string]>

export type ColourName = keyof typeof colours

/** What a row of clothes leaves to its kind: options, size table, care and voices are filled in. */
export type GarmentRow = Omit<ProductRow, 'colour' | 'options' | 'notes' | 'voices'> & {
	colours: [ColourName, ...ColourName[]]
	/** A single colour is no option, only how it looks. */
	sizes?: SizeSet
	care?: keyof typeof cares
	/** Options of its own, after colour and size. */
	more?: ProductOption[]
}

export function garments(rows: GarmentRow[]): ProductRow[] {
	return rows.map(({ colours: names, sizes, care, more = [], ...row }) => {
		const values = names.map(colourChoice)
		const colourOption: ProductOption[] =
			values.length > 1 ? [{ name: ['Warna', 'Colour'], values }] : []
		const sizeOption: ProductOption[] = sizes
			? [{ name: ['Ukuran', 'Size'], values: sizeSets[sizes] }]
			: []
		const notes = [...(sizes ? [sizeNotes[sizes]] : []), ...(care ? [cares[care]] : [])]
		return {
			...row,
			colour: colours[names[0]][1],
			options: [...colourOption, ...sizeOption, ...more],
			notes,
			voices: voicesFor(row.category, row.shape),
		}
	})
}

function colourChoice(name: ColourName): Choice {
	const [label, swatch, code] = colours[name]
	return { label, swatch, code }
}
