import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.ts'

// What every page needs (`vendor`, `shop`), and what pages with a form need: few files, which compress well.
const chunks: [name: string, files: RegExp][] = [
	[
		'vendor',
		/\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|i18next|react-i18next|remix-i18next|html-parse-stringify|void-elements|class-variance-authority|clsx)\/|commonjsHelpers/,
	],
	['forms', /\/node_modules\/(zod|@conform-to)\//],
	['shop', /\/app\/(features\/(errors|frame)|http|i18n)\/[^/]+\.tsx?$/],
]

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [tailwindcss(), remix(remixConfig)],
	// Known beforehand, so that the first page in development is not reloaded in the middle.
	optimizeDeps: {
		include: [
			'@conform-to/react',
			'@conform-to/zod/v4',
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
		// Nothing that is imported late has imports of its own to be fetched with it.
		modulePreload: false,
		// Slower than esbuild, but a twentieth smaller.
		minify: isSsrBuild ? false : 'terser',
		terserOptions: { ecma: 2020, compress: { passes: 2 } },
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
