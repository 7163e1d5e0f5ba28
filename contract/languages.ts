/** The languages of pages, mails and messages, in the order in which they are offered. Addresses that name none are in the first. */
export const LANGUAGE_CODES = ['id', 'en'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

type LanguageFacts = {
	/** What the language calls itself. */
	name: string
	/** How a list query numbers it (LANGUAGE_ID). */
	number: number
	/** The BCP 47 tag by which Intl writes dates and numbers. */
	tag: string
	/** For og:locale. */
	openGraph: string
	decimalMark: string
	/** Joined by spaces, January first. */
	shortMonths: string
	longMonths: string
	/** What stands behind thousands, millions, billions and trillions in short numbers. */
	scales: readonly [thousand: string, million: string, billion: string, trillion: string]
}

/**
 * What is written differently in each language. A new one is an entry here and in LANGUAGE_CODES, and its locale files
 * (docs/tour.md).
 */
export const LANGUAGES: Record<LanguageCode, LanguageFacts> = {
	id: {
		name: 'Bahasa Indonesia',
		number: 1,
		tag: 'id-ID',
		openGraph: 'id_ID',
		decimalMark: ',',
		shortMonths: 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des',
		longMonths:
			'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
		scales: ['rb', 'jt', 'M', 'T'],
	},
	en: {
		name: 'English',
		number: 2,
		tag: 'en-GB',
		openGraph: 'en_US',
		decimalMark: '.',
		shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
		longMonths:
			'January February March April May June July August September October November December',
		scales: ['K', 'M', 'B', 'T'],
	},
}
