import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.ts'

export default defineConfig({
	plugins: [tailwindcss(), remix(remixConfig)],
	build: {
		// Every file is cached by its name for a year; nothing is put inline, which the content policy forbids.
		assetsInlineLimit: 0,
		sourcemap: false,
	},
})
