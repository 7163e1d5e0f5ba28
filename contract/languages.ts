/** Languages of pages, mails and messages, in display order. The first is the default. */
export const LANGUAGE_CODES = ['id', 'en'] as const
export type LanguageCode = (typeof LANGUAGE_CODES)[number]

type LanguageFacts = {
	/** The language's name in the language itself. */
	name: string
	/** LANGUAGE_ID of list queries. */
	number: number
	/** BCP 47 tag for Intl. */
	tag: string
	/** For og:locale. */
	openGraph: string
	decimalMark: string
	/** Month names, separated by spaces, January first. */
	shortMonths: string
	longMonths: string
	/**
	 * Suffixes for thousands, millions, billions and trillions in compact numbers. English ones are words, as `M`
	 * means billion in Indonesian, and some pages show amounts in both languages.
	 */
	scales: readonly [thousand: string, million: string, billion: string, trillion: string]
}

/**
 * Data by language. To add a language, add an entry here and in LANGUAGE_CODES, and its locale files (docs/tour.md).
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
		scales: [' rb', ' jt', ' M', ' T'],
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
		scales: ['k', ' million', ' billion', ' trillion'],
	},
}
