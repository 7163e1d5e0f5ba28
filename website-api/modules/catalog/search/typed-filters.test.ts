import { describe, expect, test } from 'vitest'
import { typedFilters } from './typed-filters.ts'

/** The words that remain and the filters, as one line. */
function read(text: string): string {
	const { words, filters } = typedFilters(text)
	const parts = filters.map((filter) => {
		if (filter.kind === 'QUANTITY') return filter.quantity.label
		if (filter.kind === 'CHEAPEST') return 'cheapest'
		return `${filter.bounds.min ?? ''}..${filter.bounds.max ?? ''}`
	})
	return [words, ...parts].join(' | ')
}

describe('a search', () => {
	test.each([
		// Indonesian
		['beras 25 kg', 'beras | 25 kg'],
		['beras 25kg pulen', 'beras pulen | 25 kg'],
		['beras 2,5 kg', 'beras | 2,5 kg'],
		['gula setengah kilo', 'gula | 0,5 kg'],
		['gula 1/4 kg', 'gula | 0,25 kg'],
		['telur sekilo', 'telur | 1 kg'],
		['kopi gayo 200 gr', 'kopi gayo | 200 g'],
		['kopi 1.000 gram', 'kopi | 1000 g'],
		['minyak goreng 2 liter', 'minyak goreng | 2 l'],
		['minyak goreng 2l', 'minyak goreng | 2 l'],
		['kain batik 2 meter', 'kain batik | 2 m'],
		['power bank 10.000mAh', 'power bank | 10000 mah'],
		['flashdisk 64gb', 'flashdisk | 64 gb'],
		['lampu 12 watt', 'lampu | 12 w'],
		['kemeja di bawah 100rb', 'kemeja | ..100000'],
		['kemeja dibawah 100.000', 'kemeja | ..100000'],
		['kemeja dengan harga di bawah Rp 150.000,- katun', 'kemeja katun | ..150000'],
		['sepatu kurang dari 1,5 juta', 'sepatu | ..1500000'],
		['sepatu maksimal 2 juta 500 ribu', 'sepatu | ..2500000'],
		['budget 300 ribu', ' | ..300000'],
		['promo di bawah 100rb', ' | ..100000'],
		['tas 200rb ke bawah', 'tas | ..200000'],
		['tas di atas 200 ribu', 'tas | 200000..'],
		['tas mulai dari 50rb', 'tas | 50000..'],
		['hp 4 jutaan', 'hp | 4000000..4999999'],
		['hp dibawah 4 jutaan', 'hp | ..4000000'],
		['kaos 150 ribuan', 'kaos | 150000..159999'],
		['kaos 100rb-an', 'kaos | 100000..199999'],
		['hp sejutaan', 'hp | 1000000..1999999'],
		['kado seratus ribu', 'kado | ..100000'],
		['kado 100-200 ribu', 'kado | 100000..200000'],
		['kado antara 100rb dan 200rb', 'kado | 100000..200000'],
		['kado 100 sampai 200 ribu', 'kado | 100000..200000'],
		['kado Rp50.000 - Rp75.000', 'kado | 50000..75000'],
		['kado sekitar 100rb', 'kado | 80000..120000'],
		['sepatu 300 ribu', 'sepatu | ..300000'],
		['sepatu harga 300000', 'sepatu | ..300000'],
		['sepatu murah', 'sepatu | cheapest'],
		['sepatu pria yang paling murah', 'sepatu pria | cheapest'],
		['beras 5 kg murah di bawah 80rb', 'beras | 5 kg | cheapest | ..80000'],
		['di atas 50rb tas di bawah 90rb', 'tas | 50000.. | ..90000'],
		// English
		['rice 25 kilograms', 'rice | 25 kg'],
		['rice 500 grams', 'rice | 500 g'],
		['shirt under 100k', 'shirt | ..100000'],
		['shirt below Rp 100,000', 'shirt | ..100000'],
		['shirts less than 1.5 million', 'shirts | ..1500000'],
		['bag between 100k and 200k', 'bag | 100000..200000'],
		['bag 100k to 200k', 'bag | 100000..200000'],
		['bag from 100k', 'bag | 100000..'],
		['bag over 1 million', 'bag | 1000000..'],
		['phone around 100k', 'phone | 80000..120000'],
		['gift 100k or less', 'gift | ..100000'],
		['cheap shoes', 'shoes | cheapest'],
		['the cheapest phone', 'phone | cheapest'],
	])('%s', (text, expected) => expect(read(text)).toBe(expected))

	test.each(
		`kaos 501, iphone 15, kemeja 100% katun, nike air max 97, air max 2021, hp 5g,
		router 4g, monitor 4k, kaos combed 30s, dripper v60, paper filter v60 02, under armour,
		celana 3/4, sepatu ukuran 38-40, susu 1-3 tahun, mainan di bawah 5 tahun, masker 3m, nokia 3310,
		galaxy a54, karpet 60 x 90 cm, beras 1-2 kg, dumbbell di atas 50 kg, tumbler 100k, diskon 50%,
		pemurah hati, seri 100-200, kaos isi 3, kipas max 12000 rpm, 25 kg, jual 25 kg, apartemen 50 m2,
		kado ulang tahun ke 17, novel 1984, 7 up, chanel no. 5`.split(/,\s+/),
	)('%s has no filters', (text) => expect(typedFilters(text)).toEqual({ words: text, filters: [] }))

	test('is searched without each of its filters', () => {
		const { filters } = typedFilters('beras 5 kg murah, di bawah 80rb')
		expect(filters.map(({ textWithout }) => textWithout)).toEqual([
			'beras murah, di bawah 80rb',
			'beras 5 kg , di bawah 80rb',
			'beras 5 kg murah',
		])
	})

	test('of many repetitions is read, up to its first characters', () => {
		for (const piece of [
			'1.000 ',
			'100rb-',
			'di bawah ',
			'rp ',
			'9'.repeat(20),
			'murah ',
			'1 x ',
			'dengan harga ',
		]) {
			expect(typedFilters(piece.repeat(1_000)).words.length).toBeLessThan(40_000)
		}
	})
})

test('a quantity has the forms that products write', () => {
	const [filter] = typedFilters('beras 25 kg').filters
	const forms = filter?.kind === 'QUANTITY' ? filter.quantity.forms : []
	const written = forms.map(({ value, unit }) => `${value} ${unit}`)
	expect(written).toEqual(
		expect.arrayContaining(['25 kg', '25 kilo', '25000 g', '25000 gram', '250 ons']),
	)
	expect(written).not.toContain('25 g')
})
