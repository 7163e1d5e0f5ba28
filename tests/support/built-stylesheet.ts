import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

/** The stylesheet of the built shop. */
export async function builtStylesheet(): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: 'error',
		publicDir: false,
		plugins: [tailwindcss()],
		build: {
			write: false,
			rollupOptions: {
				input: fileURLToPath(new URL('../../app/styles/app.css', import.meta.url)),
			},
		},
	})
	const { output } = [result].flat().find((each) => 'output' in each) ?? { output: [] }
	const sheets = output.flatMap((file) =>
		file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
	)
	return sheets.join('')
}

/** A property's value and its media query, '' without one. */
export type Declared = { media: string; value: string }

/** The declarations of a property that apply to elements by a single class, in source order. */
export function declaredFor(css: string, html: string, property: string): Declared[] {
	const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
		names.split(' '),
	)
	const selectors = new Set(classes.map((name) => `.${name.replace(/[^\w-]/g, '\\$&')}`))
	const found: Declared[] = []
	const mediaQueries: string[] = []
	let text = ''
	const end = () => {
		const [name, value = ''] = text.split(/:(.*)/s)
		const isTheirs = mediaQueries.some((rule) =>
			rule.split(',').some((each) => selectors.has(each.trim())),
		)
		if (isTheirs && name?.trim() === property) {
			const media = mediaQueries.filter((rule) => rule.startsWith('@media')).join(' and ')
			found.push({ media: plainMedia(media), value: value.trim() })
		}
		text = ''
	}
	for (const sign of css) {
		if (sign === '{') {
			mediaQueries.push(text.trim())
			text = ''
		} else if (sign === '}') {
			end()
			mediaQueries.pop()
		} else if (sign === ';') end()
		else text += sign
	}
	return found
}

/** Normalises `(width >= 64rem)`, which the build may write in the older syntax. */
function plainMedia(media: string): string {
	return media.replace(/^@media\s*|\s/g, '').replace('(min-width:', '(width>=')
}
