import { expect, test } from 'vitest'
import { readChat } from './read-chat.ts'

const sari = { name: 'Sari Wulandari', phone: '+6281234567890' }
const tebet = { district: '31.74.01', village: 'Tebet Timur' }

test.each([
	[
		'with labels',
		`*Nama* : Sari Wulandari
No HP: 0812-3456-7890
Alamat: Jl. Tebet Raya No. 10 RT 03/RW 05, Kel. Tebet Timur, Kec. Tebet, Kota Jakarta Selatan
Kode pos: 12820`,
		{ ...sari, address: { ...tebet, postcode: '12820' } },
	],
	[
		'without labels, one line each',
		`Sari Wulandari
+62 812 3456 7890
Jalan Tebet Raya No 10 RT 3 RW 5
kel tebet timur kec tebet kota jakarta selatan 12820`,
		{ ...sari, address: { postcode: '12820' } },
	],
	[
		'as a chat is copied, with stamps and an email',
		`[26/11 14.02] Sari: Nama penerima: Sari Wulandari
[26/11 14.03] Sari: hp 081234567890
[26/11 14.03] Sari: email: sari@contoh.id
[26/11 14.04] Sari: Alamat lengkap:
Jl Tebet Raya 10
Kecamatan: Tebet
Kelurahan: Tebet Timur`,
		{ ...sari, email: 'sari@contoh.id', address: tebet },
	],
])('reads an address %s', async (_how, text, expected) => {
	const read = await readChat(text)
	expect(read).toMatchObject(expected)
	expect(read.address.street).toMatch(/^(?:Jl\.?|Jalan) Tebet Raya/)
})

test('finds nothing in small talk, and keeps it as what was not read', async () => {
	const read = await readChat('kak ready ga yang 500 gram? mau pesan 2 ya, 150rb kan?')
	expect(read).toMatchObject({ phone: '', email: '', address: { district: '', street: '' } })
	expect(read.rest).toContain('500 gram')
})

test('reads a text of 4,000 characters of any kind without long work', async () => {
	for (const text of [
		'0812 '.repeat(800),
		'Alamat:'.repeat(570),
		'a@'.repeat(2_000),
		'kec. '.repeat(800),
		'('.repeat(4_000),
	]) {
		expect((await readChat(text.slice(0, 4_000))).name.length).toBeLessThanOrEqual(100)
	}
})
