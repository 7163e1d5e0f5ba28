import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.ts'

export default defineConfig({
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
	},
})
