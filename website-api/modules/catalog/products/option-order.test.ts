import { expect, test } from 'vitest'
import { type CountedValue, optionFacetsFrom } from './option-order.ts'

function value(optionKey: string, label: string, products: number, isChosen = false): CountedValue {
	return {
		optionKey,
		valueKey: label.toLowerCase(),
		products,
		isChosen,
		isPartial: false,
		name: { id: optionKey, en: optionKey },
		label: { id: label, en: label },
		swatch: null,
	}
}
const listed = (counted: CountedValue[]) =>
	optionFacetsFrom(counted).map(({ name, values }) => [
		name.id,
		values.map(({ label }) => label.id).join(' '),
	])

test('sorts sizes by size, and other values by their number of products', () => {
	const counted = [
		value('warna', 'Biru', 3),
		value('warna', 'Hitam', 19),
		value('ukuran', 'XL', 5),
		value('ukuran', 'S', 1),
		value('ukuran', 'M', 4),
		value('ukuran', '38', 6),
		value('berat', '1 kg', 1),
		value('berat', '250 g', 2),
		value('berat', '1,5 kg', 2),
	]
	expect(listed(counted)).toEqual([
		['warna', 'Hitam Biru'],
		['ukuran', 'S M XL 38'],
		['berat', '250 g 1 kg 1,5 kg'],
	])
})

test('offers an option of one value only while it is chosen', () => {
	expect(listed([value('bahan', 'Katun', 4)])).toEqual([])
	expect(listed([value('bahan', 'Katun', 4, true)])).toEqual([['bahan', 'Katun']])
})

test('offers a chosen value and its option, however few products have them', () => {
	const many = Array.from({ length: 8 }, (_, at) => [
		value(`pilihan-${at}`, 'A', 50),
		value(`pilihan-${at}`, 'B', 50),
	]).flat()
	const colours = Array.from({ length: 30 }, (_, at) => value('warna', `Warna ${at}`, 1))
	const facets = optionFacetsFrom([...many, ...colours, value('warna', 'Zaitun', 0, true)])
	expect(facets).toHaveLength(6)
	expect(facets.at(-1)?.values).toHaveLength(25)
	expect(facets.at(-1)?.values.at(-1)?.label.id).toBe('Zaitun')
})
