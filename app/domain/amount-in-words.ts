import type { Language } from '#web/domain/language.ts'

/**
 * Whole rupiah in words, for invoices: `seratus dua belas ribu rupiah`, `one hundred twelve thousand rupiah`. From 0 to
 * 999 trillion. @throws RangeError for any other number
 */
export function amountInWords(rupiah: number, locale: Language): string {
	if (!Number.isInteger(rupiah) || rupiah < 0 || rupiah >= 1e15) {
		throw new RangeError(`No amount of rupiah: ${rupiah}`)
	}
	const { write, zero } = writers[locale] ?? inEnglish
	return `${write(rupiah) || zero} rupiah`
}

type Writer = { write: (value: number) => string; zero: string }
const inEnglish: Writer = { write: english, zero: 'zero' }
/** Other languages use English words. */
const writers: Partial<Record<Language, Writer>> = {
	id: { write: indonesian, zero: 'nol' },
	en: inEnglish,
}

const scales: [value: number, id: string, en: string][] = [
	[1e12, 'triliun', 'trillion'],
	[1e9, 'miliar', 'billion'],
	[1e6, 'juta', 'million'],
	[1e3, 'ribu', 'thousand'],
]

const satuan = ' satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ')

function indonesian(value: number): string {
	for (const [scale, name] of scales) {
		if (value < scale) continue
		const many = Math.floor(value / scale)
		// "seribu", but "satu juta".
		const head = scale === 1e3 && many === 1 ? 'seribu' : `${indonesian(many)} ${name}`
		return joined(head, indonesian(value % scale))
	}
	if (value >= 200) {
		return joined(`${satuan[Math.floor(value / 100)]} ratus`, indonesian(value % 100))
	}
	if (value >= 100) return joined('seratus', indonesian(value - 100))
	if (value >= 20) return joined(`${satuan[Math.floor(value / 10)]} puluh`, indonesian(value % 10))
	if (value >= 12) return `${satuan[value - 10]} belas`
	return satuan[value] ?? ''
}

const ones =
	' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
		' ',
	)
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function english(value: number): string {
	for (const [scale, , name] of scales) {
		if (value < scale) continue
		return joined(`${english(Math.floor(value / scale))} ${name}`, english(value % scale))
	}
	if (value >= 100) {
		return joined(`${ones[Math.floor(value / 100)]} hundred`, english(value % 100))
	}
	if (value < 20) return ones[value] ?? ''
	const unit = ones[value % 10] ?? ''
	return [tens[Math.floor(value / 10)], unit].filter(Boolean).join('-')
}

function joined(head: string, rest: string) {
	return rest === '' ? head : `${head} ${rest}`
}
