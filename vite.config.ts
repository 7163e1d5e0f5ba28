import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.ts'
import { minifyAssets } from './vite.assets.ts'
import { createChunks } from './vite.chunks.ts'
import { pagesForBrowsers } from './vite.pages.ts'

export default defineConfig(({ isSsrBuild }) => ({
	plugins: [pagesForBrowsers(), tailwindcss(), remix(remixConfig), minifyAssets()],
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
		// As new as the stylesheet needs it (`:has()`).
		target: 'es2022',
		// The server runs with source maps.
		sourcemap: Boolean(isSsrBuild),
		// Nothing that is imported late has imports of its own to be fetched with it.
		modulePreload: false,
		// Slower than esbuild, but a twentieth smaller.
		minify: isSsrBuild ? false : 'terser',
		// Variables that are declared together, and functions that stay functions, compress better.
		terserOptions: {
			ecma: 2020,
			compress: { passes: 2, inline: 1, hoist_vars: true },
			// Vite's default works around defects of Safari 10, which cannot read es2022.
			safari10: false,
		},
		rollupOptions: {
			// Without the sources: Node keeps what a source map holds in memory.
			output: isSsrBuild ? { sourcemapExcludeSources: true } : { manualChunks: createChunks() },
		},
	},
}))
