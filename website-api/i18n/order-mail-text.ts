import { loadLocaleTexts } from '#process/locale-texts.ts'
import { type Locale, LOCALES, perLocale } from './locale.ts'
import en from './order-mail/en.json' with { type: 'json' }
import { rupiahText } from './rupiah-text.ts'

export type OrderMailText = keyof typeof en
type Values = Record<string, string | number>

const texts = await loadLocaleTexts(
	LOCALES,
	en,
	(locale) => import(`./order-mail/${locale}.json`, { with: { type: 'json' } }),
)
const zone = 'Asia/Jakarta'
const dayIn = perLocale(
	({ tag }) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: zone }),
)
const timeIn = perLocale(
	({ tag }) => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: zone }),
)

/** A text of a mail about an order, with {name} replaced by the parameter of that name. */
export function orderMailText(locale: Locale, key: OrderMailText, values: Values = {}): string {
	return texts(locale)[key].replace(/\{(\w+)\}/g, (whole, name: string) =>
		String(values[name] ?? whole),
	)
}

/** Formats whole rupiah for a mail: Rp 150.000, -Rp 150.000. */
export function mailRupiah(amount: number): string {
	return `${amount < 0 ? '-' : ''}Rp\u00a0${rupiahText(Math.abs(amount))}`
}

/** Formats a time in Jakarta: 21 November 2026 pukul 17.05 WIB. */
export function mailTime(locale: Locale, at: Date): string {
	return orderMailText(locale, 'time', {
		day: dayIn(locale).format(at),
		time: timeIn(locale).format(at),
	})
}
