import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#web/i18n/paths.ts'

/** The keys of helps below fields for a date and a time. */
const momentHelp =
	/^\t+"((?:startsAt|endsAt|publishAt|pickUpAt)Help|(?:from|until)Help)": "(.*)",?$/gm

const files = locales.flatMap((locale) => {
	const folder = new URL(`locales/${locale}/`, import.meta.url)
	return readdirSync(folder).map((name) => ({ locale, name, url: new URL(name, folder) }))
})

test('staff outside of Java are told at each date and time which clock it is of', () => {
	const helps = files.flatMap(({ locale, name, url }) =>
		[...readFileSync(url, 'utf8').matchAll(momentHelp)].map(([, key = '', text = '']) => ({
			at: `${locale}/${name} ${key}`,
			text,
		})),
	)
	expect(helps.length).toBeGreaterThan(20)
	// The value from which a parcel is insured.
	const ofAmounts = /settings\.json fromHelp$/
	const silent = helps.filter(({ at, text }) => !ofAmounts.test(at) && !/Jakarta/.test(text))
	expect(silent).toEqual([])
})
