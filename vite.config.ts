import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.ts'

// Few files, so that a page asks for few and each compresses well: what every page needs, and what forms need.
const chunks: [name: string, files: RegExp][] = [
	['vendor', /\/node_modules\/(react|react-dom|scheduler|@remix-run|i18next|react-i18next)\//],
	['forms', /\/node_modules\/(zod|@conform-to)\/|\/app\/features\/forms\//],
	['shop', /\/app\/(ui|features\/frame|i18n\/[\w-]+\.|http)/],
]

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [tailwindcss(), remix(remixConfig)],
	// Known beforehand, so that the first page in development is not reloaded in the middle.
	optimizeDeps: {
		include: [
			'@conform-to/react',
			'@conform-to/zod/v4',
			'i18next',
			'libphonenumber-js/min',
			'react-i18next',
			'remix-utils/safe-redirect',
			'zod',
		],
	},
	build: {
		// Every file is cached by its name for a year; nothing is put inline, which the content policy forbids.
		assetsInlineLimit: 0,
		sourcemap: false,
		rollupOptions: {
			output: isSsrBuild
				? {}
				: {
						manualChunks: (id: string) => {
							if (id.includes('__remix-build-client-route')) return undefined
							return chunks.find(([, files]) => files.test(id))?.[0]
						},
					},
		},
	},
}))
