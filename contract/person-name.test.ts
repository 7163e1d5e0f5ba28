import { expect, test } from 'vitest'
import { hasAddress } from './name-address.ts'
import { personName } from './person-name.ts'

test.each([
	'Menang Rp 5 juta di http://evil.example',
	'Klik HTTPS://evil.example/x sekarang',
	'www.evil.example',
	'hadiah-mu.com ya',
	'Sari evil.co.id',
	'promo．com',
	'promo。com',
	'ambil di wa.me/62812',
	't.me/hadiah',
	'bit.ly/abc',
	'sari@example.com',
	'Sari (sari@contoh)',
	'10.0.0.1',
])('refuses %s, which contains a link', (name) => {
	expect(personName({ min: 3, max: 60 }).safeParse(name).success).toBe(false)
	expect(hasAddress(name)).toBe(true)
})

test.each([
	'Sari Wulandari',
	'Sari & <b>Budi</b>',
	'Ahmad, S.Ag., M.Si.',
	'Dr. H. Budi Santoso, S.Kom, M.M',
	'Drs.Ahmad Fauzi,M.Pd.I',
	'Prof.Dr.Ir.Siti',
	"D'Angelo Muh. Ali",
	'Ni Made Ayu-Lestari',
	'CV. Maju Jaya',
	'PT.Sumber Rejeki Tbk.',
	'Toko Melati (Ibu Ani)',
	'Sari / Budi',
])('accepts %s', (name) => {
	expect(personName({ min: 3, max: 60 }).safeParse(name).success).toBe(true)
	expect(hasAddress(name)).toBe(false)
})

test.each([
	['scheme', `${'a'.repeat(100)}${'1'.repeat(100)}://x`],
	['label', `${'a'.repeat(100)}${'-'.repeat(100)}.com`],
	['number', `${'1'.repeat(100)}.${'2'.repeat(100)}.${'3'.repeat(100)}.${'4'.repeat(100)}`],
])('finds a %s of any length', (_part, text) => {
	expect(hasAddress(text)).toBe(true)
})
