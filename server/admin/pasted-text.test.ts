import { expect, test } from 'vitest'
import { type SentForm, withoutPasted } from './pasted-text.ts'

const pasted = '\u202aNama\tdua\u202c\u0000'
const kept = ['  dua  spasi ', 'baris\r\ndua', '👨\u200d👩\u200d👧 שלום', 'Rp\u00a01.250.000', '']

async function sent(form: FormData | URLSearchParams) {
	const request = new Request('http://admin.test', { method: 'POST', body: form })
	const type = request.headers.get('content-type') ?? ''
	const body = Buffer.from(await request.arrayBuffer())
	return { body, type, form: await parsed({ body, type }) }
}

const parsed = ({ body, type }: Pick<SentForm, 'body' | 'type'>) =>
	new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()

test.each([() => new FormData(), () => new URLSearchParams()])(
	'texts lose what comes with pasting, but no space and no line; passwords stay',
	async (empty) => {
		const form = empty()
		for (const text of [pasted, ...kept]) form.append('name', text)
		form.append('password', pasted)
		const cleaned = await parsed(await withoutPasted(await sent(form)))
		expect(cleaned.getAll('name')).toEqual(['Nama dua ', ...kept])
		expect(cleaned.get('password')).toBe(pasted)
	},
)

test('a file stays as it is beside a text that changes', async () => {
	const form = new FormData()
	form.append('alt', 'Foto\tdepan')
	form.append('picture', new File(['a\tb\u202e'], 'foto.jpg', { type: 'image/jpeg' }))
	const cleaned = await parsed(await withoutPasted(await sent(form)))
	expect(cleaned.get('alt')).toBe('Foto depan')
	const file = cleaned.get('picture')
	if (!(file instanceof File)) throw new Error('no file')
	expect([file.name, file.type, await file.text()]).toEqual([
		'foto.jpg',
		'image/jpeg',
		'a\tb\u202e',
	])
})

test('a form without any of it is passed on as it was sent', async () => {
	const form = await sent(new URLSearchParams({ name: kept.join('') }))
	expect(await withoutPasted(form)).toBe(form)
})
