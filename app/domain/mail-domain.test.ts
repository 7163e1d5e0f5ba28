import { expect, test } from 'vitest'
import { meantEmail } from './mail-domain.ts'

test.each([
	['sari@gmial.com', 'sari@gmail.com'],
	['sari@gmail.con', 'sari@gmail.com'],
	['sari@gmail.co', 'sari@gmail.com'],
	['sari@gmail.cm', 'sari@gmail.com'],
	['sari@gmai.com', 'sari@gmail.com'],
	['sari@gmaill.com', 'sari@gmail.com'],
	['sari@gamil.com', 'sari@gmail.com'],
	['sari@gnail.com', 'sari@gmail.com'],
	['Sari.W@Gmail.comm', 'Sari.W@gmail.com'],
	['sari@yahoo.co.i', 'sari@yahoo.co.id'],
	['sari@yaho.com', 'sari@yahoo.com'],
	['sari@yahooo.com', 'sari@yahoo.com'],
	['sari@hotmial.com', 'sari@hotmail.com'],
	['sari@outlok.com', 'sari@outlook.com'],
	['sari@iclod.com', 'sari@icloud.com'],
])('%s may mean %s', (typed, meant) => {
	expect(meantEmail(typed)).toBe(meant)
})

test.each([
	'sari@gmail.com',
	'sari@yahoo.com',
	'sari@yahoo.co.id',
	'sari@ymail.com',
	'sari@mail.com',
	'sari@email.com',
	'sari@contoh.id',
	'sari@tokosari.co.id',
	'sari@ui.ac.id',
	'sari@',
	'sari',
	'',
])('%s means itself', (typed) => {
	expect(meantEmail(typed)).toBeNull()
})
