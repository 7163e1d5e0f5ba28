import { etalase } from './etalase.ts'
import { ownShop, withFile, type OwnShop } from './own-shop.ts'

const script = 'window.ran=1'
/** Texts that try to escape their context: text, attribute, script, style, JSON. */
export const hostileTexts = {
	image: `<img src=x onerror=${script}>`,
	attribute: `"><svg onload=${script}>`,
	singleQuote: `' onmouseover=${script} autofocus onfocus=${script} x='`,
	script: `</script><script>${script}</script>`,
	title: `</title><script>${script}</script>`,
	style: `</style><script>${script}</script>`,
	textarea: `</textarea><script>${script}</script>`,
	comment: `--><script>${script}</script><!--`,
	string: `"};${script};//`,
	json: `\\u003cscript\\u003e${script}\\u003c/script\\u003e`,
	address: `javascript:${script}`,
	template: `{{constructor.constructor('${script}')()}}`,
	literal: `\${${script}}`,
}
const texts = Object.values(hostileTexts)

/** The addresses of the hostile shop's product and content pages. */
export const hostilePaths = [
	'/',
	'/products',
	'/faq',
	'/information/uji',
	'/about',
	'/info',
	'/Cart',
	...texts.map((_text, at) => `/product/barang-${at}`),
]

/** Creates a shop whose texts all try to run a script that sets `window.ran`. */
export async function hostileShop(): Promise<OwnShop> {
	const shop = await ownShop({
		name: `Toko ${hostileTexts.image}`,
		products: texts.map((text, at) => ({
			handle: `barang-${at}`,
			title: `Barang ${text}`,
			price: 20_000 + at,
			body: `<p>Isi ${text}</p><script>${script}</script><a href="javascript:${script}">klik</a>`,
			vendor: `Merek ${text}`,
			option: `Ukuran ${text}`.slice(0, 60),
			value: `Besar ${text}`.slice(0, 60),
			sku: `SKU-${at}`,
		})),
	})
	const { image, attribute } = hostileTexts
	const site = ['--company', shop.company]
	const taglines = ['--tagline-id', hostileTexts.script, '--tagline-en', attribute]
	await etalase('site', 'set', ...site, ...taglines)
	const page = `<h2>Judul</h2>${texts.map((text) => `<p>${text}</p>`).join('')}`
	const head = ['--title', `Judul ${hostileTexts.script}`, '--summary', `Ringkasan ${attribute}`]
	await withFile('page.html', page, async (file) => {
		for (const [kind, name] of [
			['information', 'uji'],
			['pages', 'about'],
			['pages', 'faq'],
		] as const) {
			await etalase(kind, 'put', name, file, ...site, '--lang', 'id', ...head)
		}
	})
	const entries = texts.map((text) => ({
		question: { id: text, en: text },
		answer: { id: `<p>${text}</p>`, en: `<p>${text}</p>` },
	}))
	const questions = JSON.stringify([{ title: { id: image, en: image }, entries }])
	await withFile('faq.json', questions, (file) => etalase('pages', 'faq', file, ...site))
	return shop
}
