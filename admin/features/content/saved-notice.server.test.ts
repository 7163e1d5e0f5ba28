import { expect, test } from 'vitest'
import type { Locale } from '#web/i18n/paths.ts'
import { savedNotice } from './saved-notice.server.ts'

const now = new Date('2026-12-01T02:00:00.000Z')

test.each<[Locale, string | null, string]>([
	['id', null, 'Tersimpan. Toko menampilkannya dalam dua detik.'],
	['id', '2026-12-01T02:00:00.000Z', 'Tersimpan. Toko menampilkannya dalam dua detik.'],
	['id', '2026-12-24T18:30:00.000Z', 'Tersimpan. Tayang mulai 25 Des 2026 01:30.'],
	['en', '2026-12-24T18:30:00.000Z', 'Saved. It is shown from 25 Dec 2026 01:30.'],
])('in %s, something that starts at %j is saved with "%s"', (locale, startsAt, text) => {
	expect(savedNotice({ locale, now }, startsAt)).toEqual({ type: 'success', text })
})
