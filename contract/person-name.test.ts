import { expect, test } from 'vitest'
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
})
