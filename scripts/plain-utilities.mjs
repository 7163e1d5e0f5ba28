/**
 * Tailwind lets a utility's width of line, weight and style of border be set apart by custom properties. No page
 * does: each becomes the value it has, and what declares the properties goes.
 */
export function plainUtilities() {
	return {
		name: 'etalase:plain-utilities',
		enforce: 'post',
		generateBundle(_options, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type === 'asset' && file.fileName.endsWith('.css')) {
					file.source = plain(String(file.source))
				}
			}
		},
	}
}

function plain(css) {
	return css
		.replace(/^\/\*!.*?\*\/\s*/, '')
		.replace(/@layer properties\{@supports.*?\}\}\}/, '')
		.replace(/@property --tw-[\w-]+\{[^}]*\}/g, '')
		.replace(/var\(--tw-leading,\s*([^)]+)\)/g, '$1')
		.replace(/var\(--tw-border-style\)/g, 'solid')
		.replace(/--tw-(?:font-weight|border-style):\w+(?:!important)?;/g, '')
}
