import { transformWithEsbuild, type Plugin } from 'vite'

/** Minifies the scripts and texts that are imported by their address, which Vite sends as they stand. */
export function minifyAssets(): Plugin {
	return {
		name: 'minify-assets',
		async generateBundle(_options, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type !== 'asset') continue
				const text = file.source.toString()
				if (file.fileName.endsWith('.json')) file.source = JSON.stringify(JSON.parse(text))
				if (file.fileName.endsWith('.js')) {
					file.source = (await transformWithEsbuild(text, file.fileName, { minify: true })).code
				}
			}
		},
	}
}
